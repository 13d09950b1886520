import StraightenIcon from '@mui/icons-material/Straighten';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import InputAdornment from '@mui/material/InputAdornment';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, useId, useState } from 'react';
import { pasteOneNumber } from '../../fields/inputs/pasteNumbers';
import { readSizeSearch, type SizeSearch } from '../../fields/sizeSearch';
import { readInches, typedNumber } from '../../fields/typedNumber';

type SizeSearchButtonProps = {
  /** What the list is searched for at present. */
  size: SizeSearch | null;
  onSearch: (size: SizeSearch | null) => void;
};

type Typed = Record<keyof SizeSearch, string>;
type Problems = Partial<Record<keyof SizeSearch, string>>;

/** A sixteenth of an inch to either side: what a label may be off without anybody asking for another die. */
const USUAL_TOLERANCE = 0.0625;

const INPUTS = [
  { name: 'across', label: 'Across' },
  { name: 'around', label: 'Around' },
  { name: 'tolerance', label: 'Tolerance' },
] as const;

const typedOf = (size: SizeSearch | null): Typed => ({
  across: typedNumber(size?.across),
  around: typedNumber(size?.around),
  tolerance: typedNumber(size?.tolerance ?? USUAL_TOLERANCE),
});

const problemOf = (text: string): string | undefined => {
  const read = readInches(text);
  if ('problem' in read) return read.problem;
  return read.value === null || read.value < 0 ? 'Inches, as a number' : undefined;
};

const problemsOf = (typed: Typed): Problems =>
  Object.fromEntries(INPUTS.flatMap(({ name }) => (problemOf(typed[name]) ? [[name, problemOf(typed[name])]] : [])));

const numberIn = (text: string): number | null => {
  const read = readInches(text);
  return 'value' in read ? read.value : null;
};

const sizeText = ({ across, around, tolerance }: SizeSearch): string => `${across} × ${around} ± ${tolerance} in`;

type SizeFormProps = { size: SizeSearch | null; onSearch: (size: SizeSearch) => void; titleId: string };

const SizeForm = ({ size, onSearch, titleId }: SizeFormProps) => {
  const [typed, setTyped] = useState(() => typedOf(size));
  const [problems, setProblems] = useState<Problems>({});

  const search = (event: SubmitEvent) => {
    event.preventDefault();
    const wrong = problemsOf(typed);
    setProblems(wrong);
    if (Object.keys(wrong).length > 0) return;
    const wanted = readSizeSearch({
      across: numberIn(typed.across),
      around: numberIn(typed.around),
      tolerance: numberIn(typed.tolerance),
    });
    if (wanted) onSearch(wanted);
    else setProblems({ across: 'This is no size of a label' });
  };

  return (
    <form onSubmit={search} noValidate autoComplete="off">
      <Box sx={{ p: 2, width: 420, maxWidth: '100%' }}>
        <Typography id={titleId} component="h2" sx={{ fontSize: '0.9375rem', fontWeight: 600 }}>
          Find by label size
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
          Either way round, the nearest first.
        </Typography>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 1 }}>
          {INPUTS.map(({ name, label }, index) => (
            <TextField
              key={name}
              name={name}
              label={label}
              value={typed[name]}
              autoFocus={index === 0}
              onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
              error={problems[name] !== undefined}
              slotProps={{
                htmlInput: {
                  inputMode: 'decimal',
                  'aria-describedby': `${titleId}-problems`,
                  onPaste: pasteOneNumber,
                },
                input: { endAdornment: <InputAdornment position="end">in</InputAdornment> },
              }}
              sx={{ '& .MuiInputBase-root': { pr: 1.25 }, '& .MuiInputBase-input': { pl: 1.25, pr: 0.5 } }}
            />
          ))}
        </Box>
        {/* Across all three: a column as narrow as a number has no room for words. */}
        <Box
          id={`${titleId}-problems`}
          role="alert"
          sx={{ minHeight: 20, mt: 0.5, fontSize: '0.75rem', color: 'error.main' }}
        >
          {INPUTS.filter(({ name }) => problems[name]).map(({ name, label }) => (
            <div key={name}>
              {label}: {problems[name]}
            </div>
          ))}
        </Box>
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 0.5 }}>
          <Button type="submit" variant="contained">
            Find
          </Button>
        </Box>
      </Box>
    </form>
  );
};

/** Finds records by the size of their label; what is searched for stands beside it until it is taken off. */
const SizeSearchButton = ({ size, onSearch }: SizeSearchButtonProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const titleId = useId();
  return (
    <>
      {size ? (
        <Chip
          icon={<StraightenIcon />}
          label={sizeText(size)}
          onClick={(event) => setAnchor(event.currentTarget)}
          onDelete={() => onSearch(null)}
          aria-label={`Size ${sizeText(size)}: change`}
          aria-haspopup="dialog"
          variant="outlined"
          color="primary"
        />
      ) : (
        <Button
          startIcon={<StraightenIcon />}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          Find by size
        </Button>
      )}
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId } }}
      >
        <SizeForm
          size={size}
          titleId={titleId}
          onSearch={(wanted) => {
            setAnchor(null);
            onSearch(wanted);
          }}
        />
      </Popover>
    </>
  );
};

export default SizeSearchButton;
