import type { Request } from '@playwright/test';

import { foldDigits } from '../../mock-api/search/fold';
import type { Report, Rule } from './rule';

/** Secrets that may appear only in their own places; every mock token and persona acts as a canary. */
const patterns = {
  token: /eyJ[\w-]{8,}\.[\w-]+\.|\bpartner-(?:ok|expired)-\w+/,
  mobile: /\b09\d{9}\b/,
  purchase: /purchaseToken/,
} as const;
type Kind = keyof typeof patterns;

/** The calls to our own hosts whose body may carry secrets. */
const allowedBodies: readonly { readonly path: RegExp; readonly kinds: readonly Kind[] }[] = [
  { path: /^\/(?:connect\/)?token$/, kinds: ['token', 'mobile'] },
  { path: /^\/api\/UserAccount\/external-login$/, kinds: ['token'] },
  { path: /^\/api\/UserAccount\/register$/, kinds: ['mobile'] },
  { path: /^\/api\/account\/editprofile$/, kinds: ['mobile'] },
  { path: /^\/api\/feedback$/, kinds: ['mobile'] },
  { path: /^\/api\/markets\/credit-subscription-validate$/, kinds: ['purchase'] },
];

/** The stored session (docs/storage.md#local-storage); each phone of the simulator has keys of its own. */
const storedTokens = /^local (?:phone-\d:)?(?:access|refresh)_token$/;
/** Headers for our own hosts only: docs/faults.md#a12 */
const ownHeaders = ['authorization', 'device-id'];

/**
 * No secret appears in an address, a referrer, a header other than `authorization`, the body of an unrelated call,
 * a third party's request, storage, a cache or the console: docs/faults.md#o4
 */
export const secrets: Rule = {
  watch: (context, report) => {
    context.on('request', (request) => {
      for (const place of placesOf(request)) reportSecrets(report, place, `of ${request.url()}`);
      if (!isForThirdParty(request)) return;
      const names = Object.keys(request.headers()).filter((name) => ownHeaders.includes(name));
      for (const name of names) report(`The header ${name} goes to ${request.url()}`);
    });
    context.on('console', (message) => {
      reportSecrets(report, { name: 'text', text: message.text() }, 'of a line in the console');
    });
    return Promise.resolve();
  },
  inspect: async (page, report) => {
    for (const place of await page.evaluate(placesInPage)) {
      const mayHold: Kind[] = storedTokens.test(place.name) ? ['token'] : [];
      reportSecrets(report, { ...place, mayHold }, `of the page ${new URL(page.url()).pathname}`);
    }
  },
};

interface Place {
  readonly name: string;
  readonly text: string;
  readonly mayHold?: readonly Kind[];
}

function reportSecrets(report: Report, { name, text, mayHold = [] }: Place, where: string): void {
  const folded = foldDigits(readable(text));
  for (const kind of Object.keys(patterns) as Kind[]) {
    const [found] = mayHold.includes(kind) ? [] : (patterns[kind].exec(folded) ?? []);
    if (found) report(`A secret (${found.slice(0, 14)}...) in the ${name} ${where}`);
  }
}

function placesOf(request: Request): Place[] {
  const url = new URL(request.url());
  const isForeign = isForThirdParty(request);
  // The address of a visit may carry a partner's token, which the app then removes.
  const isAddressOfPage = request.isNavigationRequest() && !request.frame().parentFrame();
  const mayHold = isForeign ? [] : kindsOf(url.pathname);
  const headers = Object.entries(request.headers()).map(([name, text]): Place =>
    name === 'authorization' && !isForeign
      ? { name, text, mayHold: ['token'] }
      : { name: `header ${name}`, text },
  );
  return [
    { name: 'address', text: isAddressOfPage ? '' : request.url() },
    { name: 'body', text: request.postData() ?? '', mayHold },
    ...headers,
  ];
}

const kindsOf = (calledPath: string) =>
  allowedBodies.flatMap(({ path, kinds }) => (path.test(calledPath) ? kinds : []));

function isForThirdParty(request: Request): boolean {
  if (request.serviceWorker()) return false;
  const page = request.frame().url();
  return URL.canParse(page) && new URL(page).origin !== new URL(request.url()).origin;
}

/** Runs in the page: its address, history, storage and caches. */
async function placesInPage(): Promise<Place[]> {
  const places: Place[] = [
    { name: 'address', text: location.href },
    { name: 'history', text: JSON.stringify(history.state) },
  ];
  const areas = { local: () => localStorage, session: () => sessionStorage };
  for (const [area, open] of Object.entries(areas)) {
    try {
      const entries = Object.entries(open());
      places.push(
        ...entries.map(([name, text]) => ({ name: `${area} ${name}`, text: String(text) })),
      );
    } catch {
      // The test's browser denies access to storage.
    }
  }
  if (!isSecureContext) return places;
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const answer = await cache.match(request);
      const type = answer?.headers.get('content-type') ?? '';
      // Scripts and styles are public, and name what they look for.
      const isData = /json|text\/(?!javascript|css)/.test(type);
      const text = isData ? await answer?.text() : '';
      places.push({ name: `cache ${name}`, text: `${request.url} ${text ?? ''}` });
    }
  }
  return places;
}

function readable(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
