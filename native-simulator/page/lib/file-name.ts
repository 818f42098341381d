/** The file name of a session without its extension: the letters and digits of the session's name. */
export function fileNameOf(name: string): string {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.join('-').slice(0, 80) || 'session';
}
