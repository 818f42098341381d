import { expect, it } from 'vitest';
import { findTestTraces } from './test-traces';

it.each([
  ['a.js', 'navigator.serviceWorker.register("/mockServiceWorker.js")', 'mockServiceWorker'],
  ['a.js', 'fetch("/__mock/reset")', '/__mock'],
  ['a.js', 'window.__sim.calls()', '__sim'],
  ['a.js', '//# sourceMappingURL=a.js.map', 'sourceMappingURL'],
  ['a.js.map', '{}', 'a source map'],
])('finds in %s with %s the trace %s', (path, content, trace) => {
  expect(findTestTraces(path, content)).toEqual([trace]);
});

it('finds nothing in a clean file', () => {
  expect(findTestTraces('a.js', 'const simulate = mock => mock;')).toEqual([]);
});
