import { styled } from '@mui/material/styles';
import { type ReactNode, useCallback, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Field } from '../../fields/field';
import { FieldsShownContext } from '../../fields/fieldsShown';
import { readSession } from '../../providers/session';
import { typedCells } from '../../providers/unsaved';
import { ErrorSummary } from './ErrorSummary';
import { FormActions } from './FormActions';
import { ShowTabOfContext } from './goToField';
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

const Panel = styled('div')({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  padding: '16px 20px 20px',
  '&[hidden]': { display: 'none' },
});

/** The tabs that the sign-in took away, by address: whoever signs in again goes on there. */
const leftAt = new Map<string, number>();

/** The tab in front, by its place; after a sign-in the one that was in front before it. */
const useCurrentTab = (initial: number) => {
  const { pathname } = useLocation();
  const [address] = useState(pathname);
  const [current, setCurrent] = useState(() => leftAt.get(address) ?? initial);
  const latest = useRef(current);
  useEffect(() => {
    latest.current = current;
  }, [current]);
  useEffect(() => {
    leftAt.delete(address);
    return () => {
      if (readSession() === null) leftAt.set(address, latest.current);
    };
  }, [address]);
  return [current, setCurrent] as const;
};

/**
 * The tabs of a form with its actions below. What is typed stays mounted on every tab, so that no field and no error is
 * lost with the tab it stands on; a tab that holds an error is marked. What is only looked at is there while it is shown.
 */
export const FormTabs = ({ label, tabs, initial = 0, actions }: FormTabsProps) => {
  const [current, setCurrent] = useCurrentTab(initial);
  // The tab in front comes first, and those behind it while somebody begins to read.
  const restIsThere = useDeferredValue(true, false);
  const id = useId();
  /** What is typed into the cells of a tab would be lost with it: it is saved, or keeps the tab in front. */
  const choose = useCallback(
    (index: number) => {
      if ([...typedCells].every(({ finish }) => finish())) setCurrent(index);
    },
    [setCurrent],
  );
  const showTabOf = useCallback(
    (source: string) => {
      const index = tabs.findIndex((tab) => tab.fields?.some((field) => field.source === source));
      if (index >= 0) setCurrent(index);
    },
    [tabs, setCurrent],
  );
  return (
    <ShowTabOfContext.Provider value={showTabOf}>
      <TabRow label={label} id={id} tabs={tabs} current={current} onChoose={choose} />
      <ErrorSummary fields={tabs.flatMap((tab) => tab.fields ?? [])} />
      {tabs.map((tab, index) => (
        <Panel
          key={tab.label}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== current}
          tabIndex={0}
        >
          <FieldsShownContext.Provider value={index === current}>
            {(index === current || (tab.fields && restIsThere)) && tab.content}
          </FieldsShownContext.Provider>
        </Panel>
      ))}
      <FormActions editable={Boolean(tabs[current]?.fields)}>{actions}</FormActions>
    </ShowTabOfContext.Provider>
  );
};
