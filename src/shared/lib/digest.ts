/**
 * A short number for a text (FNV-1a, 32 bits) by which two texts can be told apart without keeping either. It
 * hides an id from a glance at the storage, not from somebody who guesses.
 */
export function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
