/**
 * A random UUID v4. `crypto.randomUUID` exists only in secure contexts, and partner hosts may serve the
 * page over plain http; `getRandomValues` exists there too.
 */
export function uuidV4(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40;
    if (index === 8) return (byte & 0x3f) | 0x80;
    return byte;
  }).map((byte) => byte.toString(16).padStart(2, '0'));
  return [
    [0, 4],
    [4, 6],
    [6, 8],
    [8, 10],
    [10, 16],
  ]
    .map(([from, to]) => digits.slice(from, to).join(''))
    .join('-');
}
