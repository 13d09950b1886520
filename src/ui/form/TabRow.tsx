import Badge from '@mui/material/Badge';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { memo } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Field } from '../../fields/field';

type TabRowProps = {
  label: string;
  /** What the ids of the tabs and their panels begin with. */
  id: string;
  /** Made once, as the tabs of a dialog are. */
  tabs: readonly { label: string; fields?: readonly Field[] }[];
  current: number;
  onChoose: (index: number) => void;
};

type MarkedProps = TabRowProps & {
  /** The places of the tabs that hold an error, separated by commas. */
  wrong: string;
};

/** A form changes with every key, its row of tabs hardly ever. */
const MarkedTabs = memo(({ label, id, tabs, current, onChoose, wrong }: MarkedProps) => {
  const hasError = (index: number) => wrong.split(',').includes(String(index));
  return (
    <Tabs
      value={current}
      onChange={(_, chosen: number) => onChoose(chosen)}
      aria-label={label}
      variant="scrollable"
      scrollButtons="auto"
      sx={{
        minHeight: 40,
        flexShrink: 0,
        px: 1,
        borderBottom: 1,
        borderColor: 'divider',
        '& .MuiTab-root': { minHeight: 40, py: 0.5 },
      }}
    >
      {tabs.map((tab, index) => (
        <Tab
          key={tab.label}
          id={`${id}-tab-${index}`}
          aria-controls={`${id}-panel-${index}`}
          aria-label={hasError(index) ? `${tab.label}, has an error` : undefined}
          label={
            hasError(index) ? (
              <Badge variant="dot" color="error" sx={{ '& .MuiBadge-badge': { right: -8 } }}>
                {tab.label}
              </Badge>
            ) : (
              tab.label
            )
          }
        />
      ))}
    </Tabs>
  );
});

/** The row of a form's tabs; one that holds an error is marked. */
export const TabRow = (props: TabRowProps) => {
  const { errors } = useFormContext().formState;
  const wrong = props.tabs
    .flatMap(({ fields }, index) => (fields?.some((field) => errors[field.source]) ? [index] : []))
    .join();
  return <MarkedTabs {...props} wrong={wrong} />;
};
