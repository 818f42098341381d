/**
 * Texts that only parts made for tests and development hold, one for each part: MSW and its
 * worker, faker, the mock's control plane and people, the simulator, and development builds.
 */
const traces = [
  'mockServiceWorker',
  '[MSW]',
  'mswjs.io',
  'fakerjs.dev',
  '@faker-js',
  '/__mock',
  'shenidar-1404',
  'partner-ok-',
  '09120000001',
  'SHENIDAR50',
  '__sim',
  'native-simulator',
  'on a non-injected object',
  'sourceMappingURL',
  'react-refresh',
  'react.development',
];

/** The traces of test parts in one file of a build, a source map itself included. */
export function findTestTraces(path: string, content: string): string[] {
  const found = traces.filter((trace) => content.includes(trace));
  return path.endsWith('.map') ? [...found, 'a source map'] : found;
}
