/**
 * The model rule: a file that builds a part of effector's graph reaches the browser only through effects
 * and adapters, which stand in a `browser` folder. The imports decide, not the file's name.
 */

/** Names that only connect React or an entry with a scope; a file that imports nothing else is no model. */
const scopeOnly = new Set(['fork', 'allSettled', 'scopeBind', 'serialize', 'hydrate']);

const browserGlobals = new Set([
  ...['window', 'self', 'globalThis', 'document', 'navigator', 'location', 'history'],
  ...['localStorage', 'sessionStorage', 'indexedDB', 'fetch', 'XMLHttpRequest'],
  ...['setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback', 'performance'],
]);

/** @param {import('eslint').Rule.Node} node An import declaration. */
function importsUnits(node) {
  if (node.type !== 'ImportDeclaration' || Reflect.get(node, 'importKind') === 'type') return false;
  const source = String(node.source.value);
  if (source === 'patronum' || source.startsWith('patronum/')) return true;
  return (
    source === 'effector' &&
    node.specifiers.some(
      (specifier) =>
        specifier.type === 'ImportSpecifier' &&
        Reflect.get(specifier, 'importKind') !== 'type' &&
        !scopeOnly.has(Reflect.get(specifier.imported, 'name')),
    )
  );
}

/** Whether a use of the global `Date` reads the clock: `Date.now()` or `new Date()`. */
function readsClock(/** @type {any} */ { parent }) {
  if (parent.type === 'MemberExpression') return parent.property.name === 'now';
  return parent.type === 'NewExpression' && parent.arguments.length === 0;
}

/** @type {import('eslint').Rule.RuleModule} */
const noBrowserGlobals = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      browser: 'A model reaches `{{name}}` through an effect or an adapter of a browser folder.',
      clock: 'A model reads the time by an effect (readNowFx).',
    },
  },
  create: (context) => ({
    'Program:exit': (program) => {
      if (!program.body.some((node) => importsUnits(/** @type {any} */ (node)))) return;
      for (const scope of context.sourceCode.scopeManager.scopes) {
        for (const { identifier, resolved } of scope.references) {
          // A name that this file declares hides the global one.
          if (!resolved || resolved.defs.length === 0) report(identifier);
        }
      }

      function report(/** @type {any} */ identifier) {
        const { name, parent } = identifier;
        if (parent.type.startsWith('TS')) return;
        if (browserGlobals.has(name)) {
          context.report({ node: identifier, messageId: 'browser', data: { name } });
        } else if (name === 'Date' && readsClock(identifier)) {
          context.report({ node: identifier, messageId: 'clock' });
        }
      }
    },
  }),
};

export const modelRules = {
  files: ['src/**/*.{ts,tsx}', 'native-simulator/**/*.{ts,tsx}'],
  ignores: [
    ...['src/shared/browser/**', 'native-simulator/page/browser/**'],
    ...['src/testing/**', '**/*.test.{ts,tsx}'],
  ],
  plugins: { models: { rules: { 'no-browser-globals': noBrowserGlobals } } },
  rules: { 'models/no-browser-globals': 'error' },
};
