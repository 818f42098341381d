/**
 * Texts that occur only in code for tests and development: MSW and its worker, faker, the mock's control plane
 * and personas, the simulator, and development builds.
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

/** Returns the traces of test code in one file of a build. A source map is itself a trace. */
export function findTestTraces(path: string, content: string): string[] {
  const found = traces.filter((trace) => content.includes(trace));
  return path.endsWith('.map') ? [...found, 'a source map'] : found;
}
