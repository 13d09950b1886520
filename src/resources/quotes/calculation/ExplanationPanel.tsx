import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ExplainedName, type Explanation, namesIn, type StepName } from '../../../pricing';
import { figureText, termText, termWithUnit } from './figureText';

type ExplanationPanelProps = {
  explanation: Explanation | null;
  warning: string | null;
  onGo: (name: StepName) => void;
  /** Back to the figure that led here; null where none did. */
  onBack: (() => void) | null;
};

const formulaStyle = {
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '0.8125rem',
  lineHeight: 1.7,
  overflowWrap: 'anywhere',
  m: 0,
} as const;

type NameProps = { name: ExplainedName; text: string; onGo: (name: StepName) => void };

/** A name or number that leads to its own step; one that was given leads nowhere and says what it is. */
const Name = ({ name, text, onGo }: NameProps) => {
  const { step } = name;
  if (step === null) {
    return (
      <Box component="span" title={name.label} sx={{ fontWeight: 600 }}>
        {text}
      </Box>
    );
  }
  return (
    <Link
      component="button"
      type="button"
      onClick={() => onGo(step)}
      title={name.label}
      sx={{ font: 'inherit', fontWeight: 600, verticalAlign: 'baseline' }}
    >
      {text}
    </Link>
  );
};

/** How one figure came about: in words, as a formula, and as the formula with its numbers put in. */
export const ExplanationPanel = ({ explanation, warning, onGo, onBack }: ExplanationPanelProps) => {
  const box = {
    position: 'sticky',
    top: { xs: 'auto', md: 0 },
    bottom: { xs: -20, md: 'auto' },
    maxHeight: { xs: '55vh', md: 'none' },
    overflow: 'auto',
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    p: 2,
    backgroundColor: 'background.paper',
    gridColumn: { md: 2 },
  } as const;
  if (!explanation) {
    return (
      <Box sx={{ ...box, color: 'text.secondary', fontSize: '0.8125rem' }}>
        Click a figure, or move to it with the keyboard, to see how it comes about.
      </Box>
    );
  }
  const { step, value, reason, terms } = explanation;
  const written = (text: (name: ExplainedName) => string) =>
    terms.map((term, index) =>
      typeof term === 'string' ? (
        term
      ) : (
        // The terms of a formula never change their places.
        // biome-ignore lint/suspicious/noArrayIndexKey: a name can stand in a formula twice
        <Name key={`${index} ${term.name}`} name={term} text={text(term)} onGo={onGo} />
      ),
    );
  return (
    <Box component="section" aria-label={`How ${step.label} comes about`} sx={box}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, flexWrap: 'wrap' }}>
        <Typography component="h3" sx={{ fontSize: '0.9375rem', fontWeight: 600, flex: 1 }}>
          {step.label}
        </Typography>
        <Typography sx={{ fontSize: '0.9375rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {figureText(value, step.unit)}
        </Typography>
      </Box>
      <Typography sx={{ fontSize: '0.8125rem', color: 'text.secondary', mb: 1 }}>{step.about}</Typography>
      {[reason?.message, warning].filter(Boolean).map((message) => (
        <Typography key={message} sx={{ fontSize: '0.8125rem', color: 'warning.main', mb: 1 }}>
          {message}
        </Typography>
      ))}
      <Box role="group" aria-label="Formula" sx={formulaStyle}>
        {written(({ label }) => label)}
      </Box>
      <Box role="group" aria-label="Formula with its numbers" sx={{ ...formulaStyle, mt: 0.5 }}>
        = {written((name) => termText(name.value))}
      </Box>
      <Box role="group" aria-label="Result" sx={{ ...formulaStyle, mt: 0.5 }}>
        = {figureText(value, step.unit)}
      </Box>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: '1fr auto',
          columnGap: 2,
          rowGap: 0.25,
          m: 0,
          mt: 1.5,
          fontSize: '0.8125rem',
          '& dt': { color: 'text.secondary' },
          '& dd': { m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
        }}
      >
        {namesIn(explanation).map((name) => (
          <Box key={name.name} sx={{ display: 'contents' }}>
            <dt>{name.label}</dt>
            <dd>
              <Name name={name} text={termWithUnit(name)} onGo={onGo} />
            </dd>
          </Box>
        ))}
      </Box>
      {onBack && (
        <Button startIcon={<ArrowBack />} onClick={onBack} sx={{ mt: 1 }}>
          Back
        </Button>
      )}
    </Box>
  );
};
