/** What stands on a printed page, read back from its PDF. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of each page; words that were set apart stay so. */
export const pagesOf = async (pdf: Uint8Array): Promise<string[]> => {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join(''));
  }
  await document.destroy();
  return pages.map((text) => text.replaceAll(/\s+/g, ' '));
};
