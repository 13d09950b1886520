/** The page's nonce: its Content-Security-Policy lets in only style elements that carry it. */
export const styleNonce: string | undefined =
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
