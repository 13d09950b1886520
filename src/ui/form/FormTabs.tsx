import Box from '@mui/material/Box';
import { createContext, type ReactNode, useContext, useDeferredValue, useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Field } from '../../fields/field';
import { ErrorSummary } from './ErrorSummary';
import { FormActions } from './FormActions';
import { TabRow } from './TabRow';

export type FormTab = {
  label: string;
  content: ReactNode;
  /** The fields typed on the tab; a tab without any is only looked at and has no Edit. */
  fields?: readonly Field[];
};

type FormTabsProps = {
  /** Names the row of tabs. */
  label: string;
  tabs: readonly FormTab[];
  /** The tab shown first, by its place. */
  initial?: number;
  /** Further actions of the dialog, beside Edit and Save. */
  actions?: ReactNode;
};

const TabShownContext = createContext(true);

/** Whether the tab that a view stands on is the one shown: what nobody sees need not follow each keystroke. */
export const useTabIsShown = (): boolean => useContext(TabShownContext);

/**
 * The tabs of a form with its actions below. What is typed stays mounted on every tab, so that no field and no error is
 * lost with the tab it stands on; a tab that holds an error is marked. What is only looked at is there while it is shown.
 */
export const FormTabs = ({ label, tabs, initial = 0, actions }: FormTabsProps) => {
  const [current, setCurrent] = useState(initial);
  // The tab in front comes first, and those behind it while somebody begins to read.
  const restIsThere = useDeferredValue(true, false);
  const { errors } = useFormContext().formState;
  const id = useId();
  const wrong = tabs
    .flatMap(({ fields }, index) => (fields?.some((field) => errors[field.source]) ? [index] : []))
    .join();
  const showField = (source: string) => {
    const index = tabs.findIndex((tab) => tab.fields?.some((field) => field.source === source));
    if (index >= 0) setCurrent(index);
  };
  return (
    <>
      <TabRow label={label} id={id} tabs={tabs} current={current} onChoose={setCurrent} wrong={wrong} />
      <ErrorSummary fields={tabs.flatMap((tab) => tab.fields ?? [])} onShow={showField} />
      {tabs.map((tab, index) => (
        <Box
          key={tab.label}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== current}
          tabIndex={0}
          sx={{ flex: 1, minHeight: 0, overflow: 'auto', p: 2.5, pt: 2, '&[hidden]': { display: 'none' } }}
        >
          <TabShownContext.Provider value={index === current}>
            {(index === current || (tab.fields && restIsThere)) && tab.content}
          </TabShownContext.Provider>
        </Box>
      ))}
      <FormActions editable={Boolean(tabs[current]?.fields)}>{actions}</FormActions>
    </>
  );
};
