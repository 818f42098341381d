import { CommandFailure } from './failure';

/** @throws {CommandFailure} when the text is not a path of the app */
export function checkPath(path: string): string {
  const base = 'http://localhost';
  const isOurs = path.startsWith('/') && URL.canParse(path, base);
  if (isOurs && new URL(path, base).origin === base) return path;
  throw new CommandFailure(
    'badUsage',
    `${JSON.stringify(path)} is not a path of the app. A path begins with one slash, such as /pdp/9063.`,
  );
}
