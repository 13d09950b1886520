import Clear from '@mui/icons-material/Clear';
import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isOver } from '../paths';
import { useListPath } from '../resource';
import { type SoughtRecord, soughtRecord } from './soughtRecord';
import { useKeysOutsideFields } from './useKeysOutsideFields';

const TYPING_PAUSE = 250;

type QuickSearchProps = {
  label: string;
  /** What the list is searched for at present. */
  value: string;
  onSearch: (text: string) => void;
  /** Opens the record that is sought, and tells whether there is one. */
  onRecord?: (sought: SoughtRecord) => Promise<boolean>;
};

/**
 * Searches the list once nobody has typed for a moment, or at Enter, which opens the record that the text names. The text
 * belongs to the input: an answer that arrives while somebody types changes nothing of it. Back and links do, because
 * they bring a value nobody typed here.
 */
export const QuickSearch = ({ label, value, onSearch, onRecord }: QuickSearchProps) => {
  const [text, setText] = useState(value);
  /** What was searched for here and has not come back as the list's value yet; the last of them is the latest. */
  const underway = useRef<string[]>([]);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const listPath = useListPath();
  const latest = useRef({ onSearch, pathname, text, value });
  useEffect(() => {
    latest.current = { onSearch, pathname, text, value };
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const index = underway.current.indexOf(value);
    if (index >= 0) underway.current.splice(0, index + 1);
    else if (underway.current.length === 0) setText((typed) => (typed.trim() === value ? typed : value));
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (typed: string) => {
    clearTimeout(timer.current);
    // A record opened in the pause of typing is on its way: a search from where the page still is would close it again.
    if (latest.current.pathname !== window.location.pathname) {
      timer.current = setTimeout(() => search(typed), TYPING_PAUSE);
      return;
    }
    const wanted = typed.trim();
    if (wanted === (underway.current.at(-1) ?? value)) return;
    underway.current.push(wanted);
    latest.current.onSearch(wanted);
  };
  const enter = async () => {
    clearTimeout(timer.current);
    const sought = soughtRecord(text, window.location.origin);
    if (sought === null || !onRecord) {
      search(text);
      return;
    }
    const isOpened = await onRecord(sought);
    // What somebody has typed on meanwhile stays, and is searched for.
    if (latest.current.text !== text) return;
    if (isOpened) setText(underway.current.at(-1) ?? latest.current.value);
    else search(text);
  };
  const input = useRef<HTMLInputElement>(null);
  const openScanned = async (scanned: string, isOpened: Promise<boolean>) => {
    if (await isOpened) return;
    // The list tells that there is none. A record that stayed over it would be taken for the one that was scanned.
    const { pathname, search: listSearch } = window.location;
    if (isOver(pathname, listPath)) await navigate({ pathname: listPath, search: listSearch }, { replace: true });
    // Whoever would rather keep what they typed stays there.
    if (isOver(window.location.pathname, listPath)) return;
    setText(scanned);
    search(scanned);
  };
  useKeysOutsideFields(input, onRecord && ((scanned, sought) => void openScanned(scanned, onRecord(sought))));
  const type = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(typed), TYPING_PAUSE);
  };

  return (
    <OutlinedInput
      inputRef={input}
      size="small"
      type="text"
      value={text}
      onChange={(event) => type(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') void enter();
        if (event.key === 'Escape' && text) {
          setText('');
          search('');
        }
      }}
      placeholder="Search"
      startAdornment={
        <InputAdornment position="start">
          <Search fontSize="small" />
        </InputAdornment>
      }
      endAdornment={
        text && (
          <InputAdornment position="end">
            <IconButton
              size="small"
              edge="end"
              aria-label="Clear search"
              onClick={() => {
                setText('');
                search('');
              }}
            >
              <Clear fontSize="small" />
            </IconButton>
          </InputAdornment>
        )
      }
      slotProps={{ input: { 'aria-label': label, role: 'searchbox', enterKeyHint: 'search' } }}
      sx={{ flex: '1 1 200px', minWidth: 140, maxWidth: 360, '& .MuiInputBase-input': { py: 0.875 } }}
    />
  );
};
