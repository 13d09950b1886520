import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { notifyManager } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { ErrorState } from './ErrorState';
import { LoadingPage } from './LoadingPage';
import { SidewaysScroll } from './SidewaysScroll';

/** A sheet of more pages is told from half of it. */
const pageNumber = {
  '@page': {
    '@bottom-right': { content: '"Page " counter(page) " of " counter(pages)', font: '9px sans-serif', color: '#000' },
  },
} as const;

/** On paper there is nothing but the sheet; on the screen its copy for the paper is not there. */
const printStyles = {
  '.print-only': { display: 'none' },
  '@page': { margin: '12mm' },
  '@media print': {
    'body > *:not(.print-only)': { display: 'none !important' },
    '.print-only': { display: 'block' },
    'html, body': { height: 'auto', background: '#fff' },
    // Otherwise the margins are of the dark theme's colour, where backgrounds are printed.
    ':root': { colorScheme: 'light !important' },
  },
};

const paper = {
  color: '#000',
  backgroundColor: '#fff',
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  '& table': { borderCollapse: 'collapse', width: '100%' },
  '& th, & td': { border: '1px solid #777', padding: '3px 6px', textAlign: 'left', verticalAlign: 'top' },
  '& th': { fontWeight: 600 },
  '& .number': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
} as const;

/** Something that a sheet is made of, on its way from the server. */
export type Reading = {
  /** What it is, at the beginning of a sentence: "The terms". */
  what: string;
  isThere: boolean;
  /** Why it is not. */
  error: unknown;
  onRetry: () => void;
};

type PrintSheetProps = {
  /** All that must be there before the sheet is: half of it is neither shown nor printed. */
  readings: readonly Reading[];
  /** Shown while something is on its way, in place of the line that says so. */
  waiting?: ReactNode;
  /** Reads what is printed once more, at the moment when it is. Rejects where it cannot, and nothing is printed. */
  readAgain?: () => Promise<unknown>;
  /** Whether these are several sheets: a browser can only number the pages of all of them through. */
  areMany?: boolean;
  children: ReactNode;
};

/** A letter page, without the margins of the paper. */
const PAPER_WIDTH = 816 - 2 * 48;

/** Queries hand what was read to their components in a task of its own, after the promise of it is kept. */
const handedOver = (): Promise<void> => new Promise((resolve) => notifyManager.schedule(resolve));

const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Prints what there is at that moment: others may have changed it since it was opened. */
const usePrinting = (readAgain?: () => Promise<unknown>) => {
  const [isReading, setIsReading] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const print = async () => {
    setFailure(null);
    setIsReading(true);
    try {
      await readAgain?.();
    } catch (error) {
      setFailure(error);
      return;
    } finally {
      setIsReading(false);
    }
    // The paper is drawn with what was read before it is printed.
    await handedOver();
    await nextFrame();
    await nextFrame();
    window.print();
  };
  return { print, isReading, failure };
};

/** A sheet of paper on the screen, and the button that prints it and nothing else. */
export const PrintSheet = (props: PrintSheetProps) => {
  const { readings, waiting = <LoadingPage />, readAgain, areMany = false, children } = props;
  const { print, isReading, failure } = usePrinting(readAgain);
  const lacking = readings.filter(({ isThere }) => !isThere);
  const failed = lacking.filter(({ error }) => Boolean(error));
  const isWhole = lacking.length === 0;
  return (
    <>
      <GlobalStyles styles={printStyles} />
      {!areMany && <GlobalStyles styles={pageNumber} />}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', pb: 1 }}>
        <Button
          variant="outlined"
          startIcon={<PrintOutlined />}
          disabled={!isWhole || isReading}
          onClick={() => void print()}
        >
          Print
        </Button>
      </Box>
      {failure !== null && (
        <Box sx={{ pb: 1 }}>
          <ErrorState
            error={failure}
            instead="Nothing was printed: the sheet below is from before."
            onRetry={() => void print()}
          />
        </Box>
      )}
      {failed.map(({ what, error, onRetry }) => (
        <Box key={what} sx={{ pb: 1 }}>
          <ErrorState what={what} error={error} onRetry={onRetry} />
        </Box>
      ))}
      {lacking.length > failed.length && waiting}
      {isWhole && (
        <Box sx={{ ...paper, maxWidth: 816, mx: 'auto', border: 1, borderColor: 'divider' }}>
          <SidewaysScroll focusable>
            {/* A sheet keeps the width of a sheet: on a phone it is moved about under the glass, not squeezed. */}
            <Box sx={{ p: 3, width: 1, minWidth: PAPER_WIDTH + 48, boxSizing: 'border-box' }}>{children}</Box>
          </SidewaysScroll>
        </Box>
      )}
      {createPortal(
        <Box className="print-only" sx={paper}>
          {isWhole ? children : 'Not printed: not all of it could be read yet.'}
        </Box>,
        document.body,
      )}
    </>
  );
};
