import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import type { RefObject } from 'react';
import type { Column } from '../../fields/column';
import { EMPTY_LAYOUT, type GridLayout, inOrder } from '../list/gridLayout';
import { PanelFrame } from './PanelFrame';

type ColumnsPanelProps = {
  columns: readonly Column[];
  layout: GridLayout;
  onChange: (part: Partial<GridLayout>) => void;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
};

const DENSITIES = ['compact', 'standard', 'comfortable'] as const;

/** Which columns are shown, in what order, and how high the rows are; each person has their own. */
export const ColumnsPanel = ({ columns, layout, onChange, anchor, onClose }: ColumnsPanelProps) => {
  const ordered = inOrder(columns, layout.order);
  const isShown = (field: string) => layout.visible[field] !== false;
  const show = (field: string, shown: boolean) => onChange({ visible: { ...layout.visible, [field]: shown } });
  const move = (index: number, by: -1 | 1) => {
    const order = ordered.map(({ field }) => field);
    const [moved = ''] = order.splice(index, 1);
    onChange({ order: order.toSpliced(index + by, 0, moved) });
  };
  const reset = () => {
    const { visible, widths, order, density } = EMPTY_LAYOUT;
    onChange({ visible, widths, order, density });
  };
  return (
    <PanelFrame title="Columns" anchor={anchor} onClose={onClose}>
      <Box
        component="ul"
        sx={{ m: 0, p: 1, listStyle: 'none', width: { sm: 340 }, maxHeight: { sm: '50vh' }, overflow: 'auto' }}
      >
        {ordered.map(({ field, headerName = field }, index) => (
          <Box component="li" key={field} sx={{ display: 'flex', alignItems: 'center', minHeight: 34 }}>
            <Box component="label" sx={{ flex: 1, display: 'flex', alignItems: 'center', fontSize: '0.875rem' }}>
              {/* The first column is the link to the record. */}
              <Checkbox
                checked={isShown(field)}
                disabled={index === 0}
                onChange={(_, checked) => show(field, checked)}
                sx={{ p: 0.75 }}
              />
              {headerName}
            </Box>
            {index > 0 && (
              <>
                <IconButton
                  aria-label={`Move ${headerName} forward`}
                  disabled={index === 1}
                  onClick={() => move(index, -1)}
                >
                  <ArrowUpward sx={{ fontSize: 16 }} />
                </IconButton>
                <IconButton
                  aria-label={`Move ${headerName} back`}
                  disabled={index === ordered.length - 1}
                  onClick={() => move(index, 1)}
                >
                  <ArrowDownward sx={{ fontSize: 16 }} />
                </IconButton>
              </>
            )}
          </Box>
        ))}
      </Box>
      <Box sx={{ borderTop: 1, borderColor: 'divider', p: 2, pt: 1.5 }}>
        <Box id="row-height" sx={{ fontSize: '0.75rem', color: 'text.secondary', mb: 0.5 }}>
          Row height
        </Box>
        <Box role="group" aria-labelledby="row-height" sx={{ display: 'flex', gap: 0.5 }}>
          {DENSITIES.map((density) => (
            <Button
              key={density}
              variant={density === layout.density ? 'contained' : 'outlined'}
              color={density === layout.density ? 'primary' : 'inherit'}
              aria-pressed={density === layout.density}
              onClick={() => onChange({ density })}
              sx={{ flex: 1, minWidth: 0, px: 0.5, borderColor: 'divider', textTransform: 'capitalize' }}
            >
              {density}
            </Button>
          ))}
        </Box>
        <Button onClick={reset} sx={{ mt: 1.5 }}>
          Reset layout
        </Button>
      </Box>
    </PanelFrame>
  );
};
