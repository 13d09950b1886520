import ContentCopy from '@mui/icons-material/ContentCopy';
import Update from '@mui/icons-material/Update';
import { type Theme, useMediaQuery } from '@mui/material';
import Button from '@mui/material/Button';
import { useLayer } from '../../ui/dialog/useLayer';
import { useEditableForm } from '../../ui/form/editableForm';
import { HistoryButton, HistoryLayer } from '../../ui/history/HistoryButton';
import { MenuButton } from '../../ui/MenuButton';
import { OpenQuoteProvider } from './calculation/OpenQuoteProvider';
import { DuplicateDialog } from './DuplicateDialog';
import { quoteFields } from './fields';
import { JobTicketsOfQuote } from './JobTicketsOfQuote';
import { renewalFields } from './renewal';
import { TodaysRatesDialog } from './todaysRates/TodaysRatesDialog';

const historySources = { quotes: { fields: [...quoteFields, ...renewalFields] } };

/** What can be done with a quote beside changing it; where there is little room, all but the ticket in one menu. */
export const QuoteActions = () => {
  const { editing } = useEditableForm();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const duplicate = useLayer();
  const rates = useLayer();
  const history = useLayer();
  const actions = [
    ...(editing ? [] : [{ value: 'duplicate', label: 'Duplicate', icon: <ContentCopy />, show: duplicate.show }]),
    { value: 'rates', label: 'Use today’s rates', icon: <Update />, show: rates.show },
  ];
  return (
    <>
      {isNarrow ? (
        <MenuButton
          label="More"
          options={[...actions, { value: 'history', label: 'History' }]}
          onChoose={(chosen) => {
            if (chosen === 'history') history.show();
            else actions.find(({ value }) => value === chosen)?.show();
          }}
        />
      ) : (
        <>
          {actions.map(({ value, label, icon, show }) => (
            <Button key={value} startIcon={icon} onClick={show}>
              {label}
            </Button>
          ))}
          <HistoryButton sources={historySources} />
        </>
      )}
      <JobTicketsOfQuote narrow={isNarrow} />
      {history.open && <HistoryLayer sources={historySources} onClose={history.hide} />}
      {(duplicate.open || rates.open) && (
        <OpenQuoteProvider>
          {duplicate.open ? <DuplicateDialog onClose={duplicate.hide} /> : <TodaysRatesDialog onClose={rates.hide} />}
        </OpenQuoteProvider>
      )}
    </>
  );
};
