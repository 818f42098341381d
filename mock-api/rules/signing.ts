/** The cyrb53 hash, which is sufficient to detect a changed URL or token. */
function hash53(text: string, seed: number): number {
  let first = 0xdeadbeef ^ seed;
  let second = 0x41c6ce57 ^ seed;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    first = Math.imul(first ^ code, 2654435761);
    second = Math.imul(second ^ code, 1597334677);
  }
  first = Math.imul(first ^ (first >>> 16), 2246822507);
  first ^= Math.imul(second ^ (second >>> 13), 3266489909);
  second = Math.imul(second ^ (second >>> 16), 2246822507);
  second ^= Math.imul(first ^ (first >>> 13), 3266489909);
  return 4294967296 * (2097151 & second) + (first >>> 0);
}

const secret = 'mock';

/**
 * Signs a text with 28 hex digits, the same in Node and in the browser. This is not cryptographically
 * secure; the mock protects no data.
 */
export function sign(text: string): string {
  const keyedText = `${secret}:${text}`;
  return [1, 2].map((seed) => hash53(keyedText, seed).toString(16).padStart(14, '0')).join('');
}
