import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { bypassWorker } from './static-routes';

interface Rule {
  readonly condition: { readonly urlPattern?: string; readonly requestDestination?: string };
  readonly source: string;
}
interface InstallEvent {
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly addRoutes?: (rules: readonly Rule[]) => Promise<void>;
}

let install: (event: InstallEvent) => void;

beforeEach(() => {
  vi.stubGlobal('self', {
    addEventListener: (type: string, listener: typeof install) => {
      if (type === 'install') install = listener;
    },
  });
  bypassWorker();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The rules of an installation, which succeeds whatever becomes of them. */
async function rulesOfInstallation(answer?: () => Promise<void>): Promise<readonly Rule[]> {
  const waits: Promise<unknown>[] = [];
  let rules: readonly Rule[] = [];
  const addRoutes = (added: readonly Rule[]) => {
    rules = added;
    return answer?.() ?? Promise.resolve();
  };
  install({ waitUntil: (work) => void waits.push(work), ...(answer && { addRoutes }) });
  expect(waits).toHaveLength(1);
  await Promise.all(waits);
  return rules;
}

it.each([
  ['/api/library', '', 'network'],
  ['/hls/1001/100101/0.m4s', '', 'network'],
  ['/hls/1001/100101/index.m3u8', 'audio', 'network'],
  ['/kept/1001/100101/0.m4s', '', 'fetch-event'],
  ['/assets/display-1.woff2', '', 'fetch-event'],
  ['/assets/main-1.js', 'script', 'fetch-event'],
  ['/content/books/1/cover', 'image', undefined],
  ['/pdp/1001', 'document', undefined],
])('answers %s (%s) from %s', async (path, destination, source) => {
  const rules = await rulesOfInstallation(() => Promise.resolve());
  const rule = rules.find(({ condition: { urlPattern, requestDestination } }) =>
    urlPattern === undefined
      ? requestDestination === destination
      : path.startsWith(urlPattern.replace('*', '')),
  );
  expect(rule?.source).toBe(source);
});

it('installs where the browser refuses the rules, or knows none', async () => {
  await rulesOfInstallation(() => Promise.reject(new TypeError('too many rules')));
  await rulesOfInstallation();
});
