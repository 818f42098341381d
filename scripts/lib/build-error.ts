import { stripVTControlCharacters } from 'node:util';

const unwritable = /\b(?:EACCES|EEXIST|ENOSPC|ENOTDIR|EPERM|EROFS): .*/;

/** Returns the message of a failed build: Vite's own error without the stack, or one sentence when it cannot write. */
export function buildErrorText(
  error: unknown,
  { hasColors }: { readonly hasColors: boolean },
): string {
  const message = error instanceof Error ? error.message : String(error);
  const [fileError] = unwritable.exec(message) ?? [];
  if (fileError !== undefined) {
    return `The build cannot be written (${fileError}). Make the folder writable, or free the disk, and build again.`;
  }
  const text = message.replaceAll(/\n\s+at .*/g, '').trimEnd();
  return hasColors ? text : stripVTControlCharacters(text);
}
