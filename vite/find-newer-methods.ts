import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Linter } from 'eslint';
import type compat from 'eslint-plugin-compat';
import type esX from 'eslint-plugin-es-x';

/**
 * What src/app/start/newer-methods.ts provides: the beginning of a message of `compat`, and the rule of `es-x`.
 */
export const provided: Readonly<Record<string, string>> = {
  'Array.at': 'no-array-prototype-at',
  'String.at': 'no-string-prototype-at',
  'Array.toSorted': 'no-array-prototype-tosorted',
  'Array.toReversed': 'no-array-prototype-toreversed',
  'Object.hasOwn': 'no-object-hasown',
};
/** The scripts that run before these methods, or without the page: the service workers and the early scripts. */
const runsAlone = /[\\/](?:sw|sw-off|early-[^\\/]*)\.js$/;
/** Arrays have methods of the same names; nothing in the text tells which is meant. */
const ambiguous = /^no-iterator-prototype-/;

/** What the app uses only where it exists, as `compat` names it. */
export const guarded: Readonly<Record<string, string>> = {
  requestIdleCallback: 'src/shared/browser/idle.ts has another way',
  'document.prerendering()': 'undefined is as good as false; web-vitals',
  'document.wasDiscarded()': 'undefined is as good as false; web-vitals',
  Notification: 'push is offered only where it is supported',
  'Crypto.randomUUID()': 'hls.js catches the error and has another way',
  'navigator.mediaSession()': 'asked for first',
  'screen.orientation()': 'asked for first',
  'navigator.connection()': 'asked for first; React',
  'navigator.locks()': 'without it, the tabs use the stored lock',
  BroadcastChannel: 'asked for first, or used beside Web Locks, which no browser has without it',
};

/**
 * The linter is loaded when it is used: neither the dev server nor the tests need it. Not by `import()`, because Vite has closed its
 * loader of the configuration by then.
 */
const load = createRequire(import.meta.url);

export interface NewerMethods {
  readonly fileCount: number;
  /** One line for each use: its place and what is used. */
  readonly found: readonly string[];
}

/**
 * Looks in all scripts of a build for what the oldest engines lack, in the app's own code or in a library's.
 * @param engines as Vite's `target` has them, such as `chrome91`
 */
export async function findNewerMethods(
  folder: string,
  engines: readonly string[],
): Promise<NewerMethods> {
  const { ESLint } = load('eslint') as typeof import('eslint');
  const { configs, ...newer } = load('eslint-plugin-es-x') as typeof esX;
  const restricted: Linter.Config = configs['flat/restrict-to-es2021'];
  const rules = Object.entries(restricted.rules ?? {}).filter(
    ([rule]) => !ambiguous.test(rule.replace(/^es-x\//, '')),
  );
  const eslint = new ESLint({
    cwd: resolve(folder),
    // The caller says it if there is no script.
    errorOnUnmatchedPattern: false,
    // The project's own configuration is for sources.
    overrideConfigFile: true,
    overrideConfig: {
      files: ['**/*.js'],
      languageOptions: { sourceType: 'module', ecmaVersion: 'latest' },
      linterOptions: { noInlineConfig: true },
      plugins: { 'es-x': newer, compat: load('eslint-plugin-compat') as typeof compat },
      settings: { 'es-x': { aggressive: true }, browsers: browserslistNames(engines) },
      rules: {
        ...Object.fromEntries(rules),
        // Older than ES2021, but Safari has it since 16.4 only.
        'es-x/no-regexp-lookbehind-assertions': 'error',
        'compat/compat': 'error',
      },
    },
  });
  const results = await eslint.lintFiles(['**/*.js']);
  const found = results.flatMap(({ filePath, messages }) =>
    messages
      .filter((message) => runsAlone.test(filePath) || !(isGuarded(message) || isProvided(message)))
      .map(({ line, column, message }) => `${filePath}:${line}:${column} ${message}`),
  );
  return { fileCount: results.length, found };
}

/** `chrome91` is `chrome 91`. Safari is on iOS as well, where 14.1 has another number. */
function browserslistNames(engines: readonly string[]): string[] {
  return engines
    .map((engine) => engine.replace(/(?=\d)/, ' '))
    .flatMap((name) =>
      name.startsWith('safari ')
        ? [name, name === 'safari 14.1' ? 'ios_saf 14.5' : name.replace('safari', 'ios_saf')]
        : [name],
    );
}

const isGuarded = ({ message }: Linter.LintMessage) =>
  Object.keys(guarded).some((name) => message.startsWith(`${name} `));

const isProvided = ({ message, ruleId }: Linter.LintMessage) =>
  Object.entries(provided).some(
    ([name, rule]) => ruleId === `es-x/${rule}` || message.startsWith(name),
  );
