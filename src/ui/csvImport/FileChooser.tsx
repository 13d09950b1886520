import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type DragEvent, useRef, useState } from 'react';
import type { Field } from '../../fields/field';
import { importableFields } from './columns';

type FileChooserProps = {
  fields: readonly Field[];
  /** Why the last file could not be read. */
  problem: string | null;
  onFile: (file: File) => void;
};

/** Where a file is chosen, or dropped. */
export const FileChooser = ({ fields, problem, onFile }: FileChooserProps) => {
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  const labels = importableFields(fields).map(({ label }) => label);
  return (
    <Box sx={{ p: 2.5, flex: 1, minHeight: 0, overflow: 'auto', display: 'flex', flexDirection: 'column', gap: 2 }}>
      {problem && <Alert severity="error">{problem}</Alert>}
      <Box
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        sx={{
          flex: 1,
          minHeight: 240,
          p: 3,
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'center',
          justifyContent: 'center',
          gap: 1.5,
          textAlign: 'center',
          border: '1.5px dashed',
          borderColor: over ? 'primary.main' : 'divider',
          backgroundColor: over ? 'action.hover' : undefined,
          borderRadius: 1.5,
        }}
      >
        <UploadFileOutlined sx={{ fontSize: 40, color: 'text.secondary' }} aria-hidden="true" />
        <input
          ref={input}
          type="file"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          aria-label="CSV file"
          hidden
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // The same file, mended and chosen again, is a change too.
            event.target.value = '';
            if (file) onFile(file);
          }}
        />
        <Button variant="contained" onClick={() => input.current?.click()}>
          Choose a CSV file
        </Button>
        <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: 560 }}>
          Or drop it here. Excel writes one by Save As, CSV UTF-8. The first row holds the headings; columns are found
          by them, in any order: {labels.join(', ')}.
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: 560 }}>
          You see what would become of every row before anything is written.
        </Typography>
      </Box>
    </Box>
  );
};
