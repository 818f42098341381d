import { stripVTControlCharacters } from 'node:util';

const unwritable = /\b(?:EACCES|EEXIST|ENOSPC|ENOTDIR|EPERM|EROFS): .*/;
/** The bundler's own message has the numbers of the same errors, in another order. */
const bundlerUnwritable = /^(.*\S)\s+Caused by:\s*(.*) \(os error (?:13|17|28|20|1|30)\)/m;
const backtrace = /\n\s*Stack backtrace:[^]*/;

/** Returns the message of a failed build: Vite's own error without the stack, or one sentence when it cannot write. */
export function buildErrorText(
  error: unknown,
  { hasColors }: { readonly hasColors: boolean },
): string {
  const message = error instanceof Error ? error.message : String(error);
  const [fileError] = unwritable.exec(message) ?? bundlerFileError(message);
  if (fileError !== undefined) return unwritableText(fileError);
  const text = message
    .replace(backtrace, '')
    .replaceAll(/\n\s+at .*/g, '')
    .trimEnd();
  return hasColors ? text : stripVTControlCharacters(text);
}

/** Returns the message of a build whose folder cannot be written, for this reason. */
export function unwritableText(reason: string): string {
  return `The build cannot be written (${reason}). Make the folder writable, or free the disk, and build again.`;
}

function bundlerFileError(message: string): readonly string[] {
  const [, what, reason] = bundlerUnwritable.exec(stripVTControlCharacters(message)) ?? [];
  return what === undefined ? [] : [`${what}: ${reason}`];
}
