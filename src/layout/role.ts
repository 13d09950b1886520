/** The role of whoever is signed in, for the screens that depend on it. */
import { createContext, useContext } from 'react';
import type { Role } from '../providers/access';

const RoleContext = createContext<Role>('staff');

export const RoleProvider = RoleContext.Provider;

/** It changes when the same person signs in again in another role; a session that runs out changes nothing. */
export const useRole = (): Role => useContext(RoleContext);
