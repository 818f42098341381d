/**
 * The import rules between areas. Inside src imports point down only: app, pages, features, entities, shared,
 * and in shared from row to lower row. What an area does not name it must not import.
 */

/** The layers of src, top to bottom, and its two side rooms. */
const srcFolders = ['app', 'pages', 'features', 'entities', 'shared', 'testing', 'service-worker'];

/** The other folders of the repository. */
const topFolders = ['mock-api', 'native-simulator', 'cli', 'e2e', 'fixtures', 'bench', 'scripts'];

/** The rows of src/shared, top to bottom; `lib` imports none. */
const sharedRows = [
  'ui',
  'api',
  'bridge',
  'media',
  'routing',
  'storage',
  'i18n',
  'config',
  'browser',
  'lib',
];

/** Folders that tests of the app may import in addition. */
const forTests = ['testing', 'mock-api', 'fixtures', 'scripts'];

/**
 * @typedef {object} Area
 * @property {string} path
 * @property {string[]} mayImport folders of src, of src/shared, or of the repository
 * @property {boolean} [typesOnly] the rest may be imported as types
 */

/** Single files among what areas may import. */
const files = [
  'shared/i18n/fa/brands',
  'shared/i18n/format',
  'shared/api/contract/codes',
  'shared/routing/known-paths',
  'shared/routing/page-table',
  'shared/storage/kept-address',
];

/** @type {Area[]} */
export const areas = [
  { path: 'src/app', mayImport: ['pages', 'features', 'entities', 'shared'] },
  { path: 'src/pages', mayImport: ['features', 'entities', 'shared'] },
  { path: 'src/features', mayImport: ['entities', 'shared'] },
  { path: 'src/entities', mayImport: ['shared'] },
  // Text comes in as props; a primitive knows no store, no API and no wording.
  { path: 'src/shared/ui', mayImport: ['shared/i18n/format', 'shared/config', 'shared/lib'] },
  ...sharedRows.slice(1).map((row, index) => ({
    path: `src/shared/${row}`,
    // The contract is plain data and types, which every row may read.
    mayImport: [
      'shared/api/contract',
      ...sharedRows.slice(index + 2).map((lower) => `shared/${lower}`),
    ],
  })),
  { path: 'src/testing', mayImport: [...srcFolders, ...forTests] },
  // It answers the addresses of the app's pages and of kept sound, and names the app in an unreadable push message.
  {
    path: 'src/service-worker',
    mayImport: [
      'shared/routing/known-paths',
      'shared/storage/kept-address',
      'shared/i18n/fa/brands',
    ],
  },
  { path: 'mock-api', mayImport: ['shared/api', 'shared/config', 'fixtures'] },
  {
    path: 'native-simulator',
    mayImport: ['shared/bridge', 'shared/config', 'fixtures'],
  },
  // The page of samples shows the app's own components.
  { path: 'native-simulator/samples', mayImport: ['shared/ui', 'fixtures'] },
  {
    path: 'cli',
    mayImport: ['shared/config', 'mock-api', 'native-simulator', 'fixtures', 'scripts'],
  },
  {
    path: 'e2e',
    mayImport: [
      'shared/config',
      'shared/i18n',
      'shared/routing/page-table',
      'mock-api',
      'native-simulator',
      'fixtures',
      'scripts',
    ],
  },
  { path: 'fixtures', mayImport: ['scripts', 'shared/api/contract/codes'], typesOnly: true },
];

/**
 * Returns the import patterns for `no-restricted-imports` in an area.
 * @param {Area} area
 * @param {boolean} isTest
 */
export function forbiddenFolders({ path, mayImport, typesOnly = false }, isTest) {
  const [top = '', folder = '', row = ''] = path.split('/');
  const helpers = { src: forTests, 'native-simulator': ['testing'] }[top] ?? [];
  const allowed = isTest ? [...mayImport, ...helpers] : mayImport;
  const isInSrc = top === 'src';
  const inSrc = isInSrc ? '(?:@/|(?:\\.\\./)+)' : '(?:@/|(?:\\.\\./)+src/)';
  const message = `${path} may import ${allowed.join(', ') || 'nothing'} and itself.`;

  const forbid = (
    /** @type {string} */ prefix,
    /** @type {string[]} */ names,
    /** @type {string[]} */ except,
  ) => ({
    regex: `^${prefix}(?!(?:${[...except, '$'].join('|')}))(?:${names.join('|')})/`,
    message,
    allowTypeImports: typesOnly,
  });
  const own = row ? `shared/${row}/` : `${isInSrc ? folder : top}/`;
  const exceptions = [own, ...allowed.map((name) => (files.includes(name) ? name : `${name}/`))];
  const rows = exceptions.filter((name) => name.startsWith('shared/')).map((name) => name.slice(7));
  return [
    forbid(inSrc, srcFolders, exceptions),
    forbid('(?:@|(?:\\.\\./)+)', topFolders, exceptions),
    ...(row ? [forbid('(?:\\.\\./)+', sharedRows, rows)] : []),
  ];
}
