/** What a resource tells the rest of the console about its screens. */
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { SortPayload } from 'ra-core';
import { type ComponentType, createContext, useContext } from 'react';
import type { AnyRecord } from '../fields/record';
import type { View } from './lazyView';

/** What a list is given. */
export type ListViewProps = {
  /** The order for whoever has not chosen another. */
  sort: SortPayload;
};

/** What the dialog of one record is given. */
export type RecordViewProps = {
  id: number;
  /** Goes back to the list, which has kept its place. */
  onClose: () => void;
};

/** What the dialog for a new record is given. */
export type CreateViewProps = {
  /** Goes back to the list; with what was added, for good: Back does not open the form again. */
  onClose: (saved?: unknown) => void;
};

/**
 * What a resource declares of itself in `src/resources/<entity>/index.ts`: the only thing the console knows of it. Its
 * screens are lazy components, each loaded when it is first needed.
 */
export type ResourceDefinition = {
  /** The resource's name for the data provider and the server. */
  name: string;
  /** The path of its list; its dialogs are at `{path}/add` and `{path}/{id}`. Under `/setup` it gets a tab there. */
  path: string;
  /** The text of its tab. */
  label: string;
  icon: ComponentType<SvgIconProps>;
  /** The order of its list for whoever has not chosen another; where it is left out, the newest records come first. */
  sort?: SortPayload;
  list: View<ListViewProps>;
  create?: View<CreateViewProps>;
  edit?: View<RecordViewProps>;
  /** Brings many records in from a file, at `{path}/import`. */
  importer?: View<CreateViewProps>;
  /** How a record is called where it is mentioned: the name of a field, or the name made of the record. */
  recordRepresentation: string | ((record: AnyRecord) => string);
};

const NEWEST_FIRST: SortPayload = { field: 'id', order: 'DESC' };

export const usualSort = ({ sort = NEWEST_FIRST }: ResourceDefinition): SortPayload => sort;

const ListPathContext = createContext('');

export const ListPathProvider = ListPathContext.Provider;

/** The path of the list that the current screen belongs to. */
export const useListPath = (): string => useContext(ListPathContext);

const PreloadContext = createContext<() => void>(() => undefined);

export const PreloadProvider = PreloadContext.Provider;

/** Fetches the code of the current list's dialog. */
export const usePreload = (): (() => void) => useContext(PreloadContext);
