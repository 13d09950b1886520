import Badge from '@mui/material/Badge';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { memo } from 'react';

type TabRowProps = {
  label: string;
  /** What the ids of the tabs and their panels begin with. */
  id: string;
  /** Made once, as the tabs of a dialog are. */
  tabs: readonly { label: string }[];
  current: number;
  onChoose: (index: number) => void;
  /** The places of the tabs that hold an error, separated by commas. */
  wrong: string;
};

/** The row of a form's tabs; a form changes with every key, its row of tabs hardly ever. */
export const TabRow = memo(({ label, id, tabs, current, onChoose, wrong }: TabRowProps) => {
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
