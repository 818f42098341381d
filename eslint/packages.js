/**
 * Packages that only their wrapper, the folder or file in `owner`, may import. Other code in src uses the wrapper.
 */
const wrapped = [
  { regex: '^@base-ui/', owner: 'src/shared/ui', message: 'Use the component of src/shared/ui.' },
  { regex: '^ofetch$', owner: 'src/shared/api/send.ts', message: 'Use shared/api/send.ts.' },
  {
    regex: '^hls\\.js',
    owner: 'src/shared/media',
    message: 'Use the AudioEngine of shared/media.',
  },
  {
    regex: '^workbox-window$',
    owner: 'src/shared/browser',
    message: 'Use shared/browser/app-worker.ts.',
  },
];

/** Packages that the production build must not contain. */
const testPackages = {
  regex: '^(?:msw|@msw/.*|@faker-js/.*|vitest|fast-check|@testing-library/.*)(?:/|$)',
  message: 'Only tests and the mock may import this; the app must not ship it.',
};

const oldEffector = {
  regex: '^effector$',
  importNames: ['forward', 'guard', 'restore', 'createDomain'],
  message: 'This is deprecated. Use sample and single units.',
};

const reactAndModels = {
  regex: '^(?:react|react-dom|react-router-dom|effector|effector-react|patronum)(?:/|$)',
  message: 'This area must work without React and effector.',
};

/** Areas that run in Node or in a worker. */
const withoutReact = ['mock-api', 'cli', 'e2e', 'fixtures', 'src/service-worker'];

/**
 * Returns the package patterns for `no-restricted-imports` in a path.
 * @param {string} path of a folder or file
 * @param {boolean} isTest
 */
export function forbiddenPackages(path, isTest) {
  if (!path.startsWith('src'))
    return withoutReact.includes(path) ? [reactAndModels] : [oldEffector];
  return [
    oldEffector,
    ...(path === 'src/service-worker' ? [reactAndModels] : []),
    ...(isTest || path === 'src/testing' ? [] : [testPackages]),
    ...wrapped
      .filter(({ owner }) => path !== owner && !path.startsWith(`${owner}/`))
      .map(({ regex, message }) => ({ regex, message })),
  ];
}
