import History from '@mui/icons-material/History';
import Button from '@mui/material/Button';
import { useRecordContext, useResourceContext } from 'ra-core';
import type { AnyRecord } from '../../fields/record';
import { useLayer } from '../dialog/useLayer';
import { HistoryPanel } from './HistoryPanel';
import type { HistorySource } from './historyText';

/** The resources whose changes the record's history holds, by name: its own and what belongs to it. */
type HistorySources = Readonly<Record<string, HistorySource>>;

/** Who changed what of the record that is open. */
export const HistoryLayer = ({ sources, onClose }: { sources: HistorySources; onClose: () => void }) => {
  const record = useRecordContext<AnyRecord>();
  const resource = useResourceContext();
  if (!record || !resource) return null;
  return <HistoryPanel resource={resource} id={record.id} sources={sources} onClose={onClose} />;
};

/** Opens the history of the record that is open. */
export const HistoryButton = ({ sources }: { sources: HistorySources }) => {
  const { open, show, hide } = useLayer();
  return (
    <>
      <Button startIcon={<History />} onClick={show}>
        History
      </Button>
      {open && <HistoryLayer sources={sources} onClose={hide} />}
    </>
  );
};
