/** What a page looks like on paper, read back as text. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Page } from 'playwright-core';

/** Prints the page as Chromium does on Print; the text of each sheet, line by line. */
export const printedPages = async (page: Page, format = 'Letter'): Promise<string[]> => {
  const data = new Uint8Array(await page.pdf({ format }));
  const document = await getDocument({ data, verbosity: 0 }).promise;
  try {
    return await Promise.all(
      Array.from({ length: document.numPages }, async (_, index) => {
        const { items } = await (await document.getPage(index + 1)).getTextContent();
        return items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');
      }),
    );
  } finally {
    await document.destroy();
  }
};
