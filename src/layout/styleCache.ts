import createCache, { type StylisPlugin } from '@emotion/cache';
import { styleNonce } from './styleNonce';

/** Of all that is used here only Safari still wants this one property under its own prefix. */
const prefixUserSelect: StylisPlugin = (element) => {
  if (element.type === 'decl' && element.props === 'user-select') {
    element.return = `-webkit-user-select:${element.children};${element.value}`;
  }
};

const FOREIGN = /::?-(?:moz|ms)-[\w-]+/g;
const known = new Map<string, boolean>();

/** Whether this browser has the part of an element that a selector names; it takes no rule for one that it has not. */
const isKnown = (part: string): boolean => {
  const before = known.get(part);
  if (before !== undefined) return before;
  const is = CSS.supports(`selector(${part})`);
  known.set(part, is);
  return is;
};

/**
 * Leaves out the rules for parts of elements that only other browsers have. Each would be refused by an error, which takes
 * longer than the rules around it, and every kind of button has one.
 */
const leaveOutForeign: StylisPlugin = (element) => {
  if (element.type !== 'rule') return;
  const parts = [element.props].flat().flatMap((selector) => selector.match(FOREIGN) ?? []);
  // A rule without content is none.
  if (!parts.every(isKnown)) element.children = [];
};

/** Where styles are kept. Emotion's own prefixes for browsers of long ago would double the rules and the time they take. */
export const styleCache = createCache({
  key: 'css',
  nonce: styleNonce,
  stylisPlugins: [prefixUserSelect, leaveOutForeign],
});

/**
 * Rules that come at once are in one style element, those that come later in one of their own. A browser that is given a
 * rule more in a sheet looks up anew the style of all that any rule of that sheet is for: of every cell of a list, when a
 * dialog opens over it for the first time.
 */
const { sheet } = styleCache;
const insert = sheet.insert.bind(sheet);
let isOpen = false;
sheet.insert = (rule) => {
  if (!isOpen) {
    isOpen = true;
    // The sheet begins an element where it counts none of its rules.
    sheet.ctr = 0;
    setTimeout(() => {
      isOpen = false;
    });
  }
  insert(rule);
};
