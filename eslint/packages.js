/**
 * Packages with one door: the folder or file named as `owner` wraps them, everyone else in src
 * goes through it.
 */
const wrapped = [
  { regex: '^@base-ui/', owner: 'src/shared/ui', message: 'Use the component of src/shared/ui.' },
  { regex: '^ofetch$', owner: 'src/shared/api/send.ts', message: 'Call through send.ts.' },
  { regex: '^hls\\.js', owner: 'src/shared/media', message: 'Play through the AudioEngine.' },
];

/** Packages that must not reach a browser of a customer. */
const testPackages = {
  regex: '^(?:msw|@msw/.*|@faker-js/.*|vitest|fast-check|@testing-library/.*)(?:/|$)',
  message: 'This is for tests and the mock; the app must not ship it.',
};

const oldEffector = {
  regex: '^effector$',
  importNames: ['forward', 'guard', 'restore', 'createDomain'],
  message: 'Use sample, and units of their own.',
};

const reactAndModels = {
  regex: '^(?:react|react-dom|react-router-dom|effector|effector-react|patronum)(?:/|$)',
  message: 'This part runs without React and models.',
};

/** Parts that run in Node, or anywhere. */
const withoutReact = ['mock-api', 'cli', 'e2e', 'fixtures', 'src/service-worker'];

/**
 * What `no-restricted-imports` forbids of packages in a path.
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
