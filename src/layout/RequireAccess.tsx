import { useNotify } from 'ra-core';
import { type ReactNode, useEffect } from 'react';
import { Navigate } from 'react-router';
import { mayUse } from '../providers/access';
import { useRole } from './role';

type Props = { resource: string; children: ReactNode };

/** Leads to what everybody may use, and says why. */
const Elsewhere = () => {
  const notify = useNotify();
  useEffect(() => notify('This is for administrators only', { type: 'info' }), [notify]);
  return <Navigate to="/" replace />;
};

/**
 * Shows a resource's screen to whoever may use it; everybody else goes to the job tickets, before anything is loaded.
 * A session that has run out changes nothing here: what was typed on the screen stays until the sign-in.
 */
export const RequireAccess = ({ resource, children }: Props) =>
  mayUse(useRole(), resource) ? children : <Elsewhere />;
