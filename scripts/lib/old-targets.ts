import { resolve } from 'node:path';
import { ESLint, type Linter } from 'eslint';
import compat from 'eslint-plugin-compat';
import esX from 'eslint-plugin-es-x';

/** The names of `target` in vite.config.ts, as browserslist has them. */
export const oldestBrowsers = ['chrome 91', 'safari 14.1', 'ios_saf 14.5'];

/** src/app/start/early-methods.ts provides these. */
const provided = [
  'no-array-prototype-at',
  'no-string-prototype-at',
  'no-array-prototype-tosorted',
  'no-array-prototype-toreversed',
  'no-object-hasown',
];
/** Arrays have methods of the same names; nothing in the text tells which is meant. */
const ambiguous = /^no-iterator-prototype-/;

/** What is provided, or used only where it exists, by the beginning of the message. */
const guarded: Readonly<Record<string, string>> = {
  requestIdleCallback: 'src/shared/browser/idle.ts has another way',
  'document.prerendering': 'undefined is as good as false; web-vitals',
  'document.wasDiscarded': 'undefined is as good as false; web-vitals',
  Notification: 'push is offered only where it is supported',
  'Crypto.randomUUID': 'hls.js catches the error and has another way',
  'Array.at': 'provided',
  'Array.toSorted': 'provided',
  'Array.toReversed': 'provided',
  'Object.hasOwn': 'provided',
  'String.at': 'provided',
  'navigator.mediaSession': 'asked for first',
  'screen.orientation': 'asked for first',
  'navigator.locks': 'without it, the tabs use the stored lock',
};

const restricted: Linter.Config = esX.configs['flat/restrict-to-es2021'];
const rules = Object.entries(restricted.rules ?? {}).filter(([rule]) => {
  const name = rule.replace(/^es-x\//, '');
  return !provided.includes(name) && !ambiguous.test(name);
});

export interface TargetsReport {
  readonly fileCount: number;
  /** One line for each use: its place and what is used. */
  readonly found: readonly string[];
}

/**
 * Looks in all scripts of a build for what the oldest engines lack, in the app's own code or in a library's. Vite
 * rewrites syntax alone.
 */
export async function findNewerThanTargets(folder: string): Promise<TargetsReport> {
  const eslint = new ESLint({
    cwd: resolve(folder),
    // The project's own configuration is for sources.
    overrideConfigFile: true,
    overrideConfig: {
      files: ['**/*.js'],
      languageOptions: { sourceType: 'module', ecmaVersion: 'latest' },
      linterOptions: { noInlineConfig: true },
      plugins: { 'es-x': esX, compat },
      settings: { 'es-x': { aggressive: true }, browsers: oldestBrowsers },
      rules: { ...Object.fromEntries(rules), 'compat/compat': 'error' },
    },
  });
  const results = await eslint.lintFiles(['**/*.js']);
  const found = results.flatMap(({ filePath, messages }) =>
    messages
      .filter(({ message }) => !Object.keys(guarded).some((name) => message.startsWith(name)))
      .map(({ line, column, message }) => `${filePath}:${line}:${column} ${message}`),
  );
  return { fileCount: results.length, found };
}
