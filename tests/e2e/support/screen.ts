/** The grid and the topmost dialog of a page, in the words of a story. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { visit } from './browser';

export type Screen = {
  grid: () => Locator;
  dataRows: () => Locator;
  dialog: (name: string | RegExp) => Locator;
  /** A text box of the topmost dialog. */
  box: (name: string) => Locator;
  /** A button of the topmost dialog. */
  button: (name: string) => Locator;
  /** What a read-only field of the topmost dialog shows. */
  text: (name: string) => Promise<string>;
  /** Opens a list by its address. */
  open: (path: string) => Promise<void>;
  /** Opens a list, and from it the dialog for a new record. */
  add: (path: string, title: string) => Promise<void>;
  /** Finds the one record of a name in the list, and hands back its id. */
  find: (name: string) => Promise<string>;
  /** Chooses all rows of the list once they are those of these records. */
  chooseAll: (ids: readonly number[]) => Promise<void>;
  /** The headings of the grid that are not whole to be seen. */
  cutHeadings: () => Promise<string[]>;
  /** Waits until the form is being read again. */
  saved: () => Promise<void>;
  /** Waits for a message of what is wrong. */
  refusal: (words: string) => Promise<void>;
};

export const screenOf = (page: Page): Screen => {
  const topmost = () => page.getByRole('dialog').last();
  const grid = () => page.getByRole('grid');
  const dataRows = () => grid().locator('[role=row][data-id]');
  const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
  const button = (name: string) => topmost().getByRole('button', { name, exact: true });

  const open = async (path: string) => {
    await visit(page, path);
    await grid().waitFor();
  };
  const search = async (words: string) => {
    const answer = page.waitForResponse((response) => decodeURIComponent(response.url()).includes(`"q":"${words}"`));
    await page.getByRole('searchbox').fill(words);
    await answer;
  };
  return {
    grid,
    dataRows,
    dialog,
    box: (name) => topmost().getByRole('textbox', { name, exact: true }),
    button,
    text: async (name) => {
      const shown = await topmost().getByRole('group', { name, exact: true }).innerText();
      return shown.replace(/\s+/g, ' ').trim();
    },
    open,
    add: async (path, title) => {
      await open(path);
      await page.getByRole('link', { name: 'New', exact: true }).click();
      await dialog(title).waitFor();
    },
    chooseAll: async (ids) => {
      const shown = () => dataRows().evaluateAll((rows) => rows.map((row) => Number(row.getAttribute('data-id'))));
      await expect.poll(async () => new Set(await shown())).toEqual(new Set(ids));
      await page.getByRole('button', { name: 'Choose rows' }).click();
      // The grid ticks its boxes a moment after the click.
      await page.getByRole('checkbox', { name: 'Select all rows' }).click();
      await page.getByText(`${ids.length} chosen`).waitFor();
    },
    cutHeadings: () =>
      grid()
        .locator('.MuiDataGrid-columnHeaderTitle')
        .evaluateAll((titles) =>
          titles
            .filter((title) => {
              const [own, whole] = [title.getBoundingClientRect(), title.closest('[role=columnheader]')];
              const { top = 0, bottom = 0 } = whole?.getBoundingClientRect() ?? {};
              const isCut = title.scrollWidth > title.clientWidth + 1 || title.scrollHeight > title.clientHeight + 1;
              return isCut || own.top < top || own.bottom > bottom;
            })
            .map((title) => title.textContent ?? ''),
        ),
    find: async (name) => {
      await search(name);
      await expect.poll(() => dataRows().count()).toBe(1);
      await expect.poll(() => dataRows().first().innerText()).toContain(name);
      return (await dataRows().first().getAttribute('data-id')) ?? '';
    },
    saved: () => button('Edit').waitFor(),
    refusal: (words) => page.getByRole('alert').filter({ hasText: words }).first().waitFor(),
  };
};
