import Button from '@mui/material/Button';
import { useDataProvider, useNotify } from 'ra-core';
import { type ReactNode, type RefObject, Suspense, useRef, useState } from 'react';
import { formatNumber } from '../../fields/formats';
import type { AnyRecord } from '../../fields/record';
import { failureOf } from '../saving/failure';
import { ChosenRowsBar } from './ChosenRowsBar';
import type { ChosenRows as Chosen } from './useChosenRows';
import type { ResourceList } from './useResourceList';

/** More than anybody changes at once; the server gives no longer page either. */
const MOST_CHOSEN = 1000;

const NO_ROWS: readonly AnyRecord[] = [];

type ChosenRowsProps = {
  resource: string;
  list: ResourceList;
  chosen: Chosen;
  /** Where the bar was opened from. */
  chooseButton: RefObject<HTMLButtonElement | null>;
  actions: (chosen: readonly AnyRecord[], onSaved: (saved: readonly AnyRecord[]) => void) => ReactNode;
};

/** The bar of the chosen rows: all that match can be chosen, on whatever pages they are. */
const ChosenRows = ({ resource, list, chosen, chooseButton, actions }: ChosenRowsProps) => {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
  const done = useRef<HTMLButtonElement>(null);
  const total = list.shown?.total ?? 0;
  const rows = list.shown?.rows ?? NO_ROWS;
  const count = chosen.records.length;
  const countShown = rows.filter(({ id }) => chosen.model.ids.has(id)).length;

  const chooseAll = async () => {
    setAsking(true);
    try {
      const { data } = await dataProvider.getList<AnyRecord>(resource, {
        pagination: { page: 1, perPage: MOST_CHOSEN },
        sort: list.sort,
        filter: list.filter,
      });
      chosen.add(data);
    } catch (error) {
      notify(failureOf(error).message, { type: 'error' });
    } finally {
      setAsking(false);
      done.current?.focus();
    }
  };
  // A button that goes away hands the focus on, to one that stays.
  const clear = () => {
    chosen.clear();
    done.current?.focus();
  };
  const stop = () => {
    chosen.stop();
    chooseButton.current?.focus();
  };
  // Of as many chosen rows as match, or more, some may be from another search.
  const areAllChosen = total <= count && countShown === rows.length;
  const offered = !areAllChosen && total <= MOST_CHOSEN;
  return (
    <ChosenRowsBar count={count} notShown={count - countShown} onClear={clear} onStop={stop} done={done}>
      {offered && (
        <Button loading={asking} onClick={() => void chooseAll()}>
          Choose all {formatNumber(total, 0)} matching
        </Button>
      )}
      <Suspense fallback={null}>{count > 0 && actions(chosen.records, chosen.update)}</Suspense>
    </ChosenRowsBar>
  );
};

export default ChosenRows;
