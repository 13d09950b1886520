import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useId } from 'react';
import type { Field } from '../../fields/field';
import { EMPTY, textOf } from '../../fields/text';
import type { HistoryEntry, LabelShopDataProvider } from '../../providers/dataProvider';
import { EmptyState } from '../EmptyState';
import { ErrorState } from '../ErrorState';
import { LoadingPage } from '../LoadingPage';
import { changeTexts, type HistorySource } from './historyText';

const AT: Field = { source: 'at', label: 'At', type: 'instant' };

type EntryProps = { entry: HistoryEntry; source?: HistorySource };

const Entry = ({ entry, source }: EntryProps) => {
  const name = source?.name?.(entry.record_id);
  const texts = changeTexts(entry, source?.fields ?? []);
  return (
    <Box component="li" sx={{ px: 2.5, py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
        <span>
          <strong>{entry.user_name ?? 'Somebody'}</strong> {entry.action === 'add' ? 'added' : 'changed'}{' '}
          {name ?? 'this'}
        </span>
        <Box
          component="time"
          dateTime={entry.at}
          sx={{ ml: 'auto', color: 'text.secondary', fontSize: '0.75rem', whiteSpace: 'nowrap' }}
        >
          {textOf(AT, entry.at)}
        </Box>
      </Box>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: '120px minmax(0, 1fr)',
          columnGap: 1.5,
          rowGap: 0.25,
          m: 0,
          mt: 0.5,
        }}
      >
        {texts.map(({ field, label, old, now }) => (
          <Box key={field} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
              {entry.action === 'update' && (
                <>
                  <Box
                    component="del"
                    sx={{ color: 'text.secondary', ...(old === EMPTY && { textDecoration: 'none' }) }}
                  >
                    {old}
                  </Box>
                  {' → '}
                </>
              )}
              <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 600 }}>
                {now}
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
};

type HistoryPanelProps = {
  resource: string;
  id: number;
  sources: Readonly<Record<string, HistorySource>>;
  onClose: () => void;
};

/** Beside the record: who changed which fields of it and of what belongs to it, old and new, the newest first. */
export const HistoryPanel = ({ resource, id, sources, onClose }: HistoryPanelProps) => {
  const titleId = useId();
  const dataProvider = useDataProvider<LabelShopDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: [resource, 'history', { id }],
    queryFn: async ({ signal }) => (await dataProvider.history(resource, id, { signal })).data,
    retry: false,
  });
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      sx={{ zIndex: 'modal' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width: 460, maxWidth: '100%' } } }}
    >
      <Box
        sx={{ display: 'flex', alignItems: 'center', pl: 2.5, pr: 1, py: 1, borderBottom: 1, borderColor: 'divider' }}
      >
        <Typography id={titleId} component="h2" sx={{ flex: 1, fontSize: '1.125rem', fontWeight: 600 }}>
          History
        </Typography>
        <IconButton aria-label="Close history" onClick={onClose} autoFocus>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      {error && (
        <Box sx={{ p: 2.5 }}>
          <ErrorState error={error} onRetry={() => void refetch()} />
        </Box>
      )}
      {!data && !error && <LoadingPage />}
      {data?.length === 0 && <EmptyState title="Nothing has been changed since this was made." />}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, overflow: 'auto', fontSize: '0.8125rem' }}>
        {data?.map((entry) => (
          <Entry key={entry.id} entry={entry} source={sources[entry.resource]} />
        ))}
      </Box>
    </Drawer>
  );
};
