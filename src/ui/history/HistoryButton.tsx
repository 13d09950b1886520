import History from '@mui/icons-material/History';
import Button from '@mui/material/Button';
import { useRecordContext, useResourceContext } from 'ra-core';
import type { AnyRecord } from '../../fields/record';
import { useLayer } from '../dialog/useLayer';
import { HistoryPanel } from './HistoryPanel';
import type { HistorySource } from './historyText';

type HistoryButtonProps = {
  /** The resources whose changes the record's history holds, by name: its own and what belongs to it. */
  sources: Readonly<Record<string, HistorySource>>;
};

/** Opens who changed what of the record that is open. */
export const HistoryButton = ({ sources }: HistoryButtonProps) => {
  const record = useRecordContext<AnyRecord>();
  const resource = useResourceContext();
  const { open, show, hide } = useLayer();
  if (!record || !resource) return null;
  return (
    <>
      <Button startIcon={<History />} onClick={show}>
        History
      </Button>
      {open && <HistoryPanel resource={resource} id={record.id} sources={sources} onClose={hide} />}
    </>
  );
};
