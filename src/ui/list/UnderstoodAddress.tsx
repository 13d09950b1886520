import { useNotify } from 'ra-core';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { Field } from '../../fields/field';
import { clampListSearch, leavesOut } from './listSearch';

const NOT_UNDERSTOOD = 'Part of this address is not understood, and was left out.';

/** Puts an address right, and says so where something is left out: somebody may wonder where their filter is. */
const PutRight = ({ search, toldAbout }: { search: string; toldAbout: boolean }) => {
  const notify = useNotify();
  useEffect(() => {
    if (toldAbout) notify(NOT_UNDERSTOOD, { type: 'warning' });
  }, [notify, toldAbout]);
  return <Navigate to={{ search }} replace />;
};

/** Shows a list once its address holds nothing but what can be understood. */
export const UnderstoodAddress = ({ fields, children }: { fields: readonly Field[]; children: ReactNode }) => {
  const { search } = useLocation();
  const clamped = clampListSearch(search, fields);
  return clamped === search ? children : <PutRight search={clamped} toldAbout={leavesOut(search, clamped)} />;
};
