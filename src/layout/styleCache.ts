import createCache, { type StylisPlugin } from '@emotion/cache';
import { styleNonce } from './styleNonce';

/** Of all that is used here only Safari still wants this one property under its own prefix. */
const prefixUserSelect: StylisPlugin = (element) => {
  if (element.type === 'decl' && element.props === 'user-select') {
    element.return = `-webkit-user-select:${element.children};${element.value}`;
  }
};

/** Where styles are kept. Emotion's own prefixes for browsers of long ago would double the rules and the time they take. */
export const styleCache = createCache({ key: 'css', nonce: styleNonce, stylisPlugins: [prefixUserSelect] });
