/**
 * A key that makes adding a record safe to repeat: the server adds one record per key, however often it is asked. A form
 * takes one when it opens and sends it with each attempt, so that a second attempt after a lost answer adds nothing.
 *
 * A random UUID. `crypto.randomUUID` exists only on HTTPS, and a shop's own server may well speak plain HTTP.
 */
export const newIdempotencyKey = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, index) => {
    if (index === 6) return ((byte & 0x0f) | 0x40).toString(16);
    if (index === 8) return ((byte & 0x3f) | 0x80).toString(16);
    return byte.toString(16).padStart(2, '0');
  });
  const group = (from: number, to: number) => hex.slice(from, to).join('');
  return [group(0, 4), group(4, 6), group(6, 8), group(8, 10), group(10, 16)].join('-');
};
