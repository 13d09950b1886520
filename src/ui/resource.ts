import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import type { AnyRecord } from '../fields/record';

/** What a resource declares of itself in `src/resources/<entity>/index.ts`: the only thing the console knows of it. */
export type ResourceDefinition = {
  /** The resource's name for the data provider and the server. */
  name: string;
  /** The path of its screen. Resources under `/setup` get a tab there, all others one in the header. */
  path: string;
  /** The text of its tab. */
  label: string;
  icon: ComponentType<SvgIconProps>;
  list: ComponentType;
  create?: ComponentType;
  edit?: ComponentType;
  /** How a record is called where it is mentioned: the name of a field, or the name made of the record. */
  recordRepresentation: string | ((record: AnyRecord) => string);
};
