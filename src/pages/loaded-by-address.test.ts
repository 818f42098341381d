import { allSettled, combine, type EventCallable, type Store } from 'effector';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { ApiError } from '@/shared/api/errors';
import { cameOnline } from '@/shared/browser/online';
import { aBookCard, aDetail } from '@/testing/api-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { ownRequests } from '@/testing/own-requests';

import * as aboutBook from './about-book/model';
import * as artist from './artist/model';
import * as landing from './landing/model';
import * as publisher from './publisher/model';

interface Row {
  readonly page: string;
  /** The name of the parameter in the address. */
  readonly param: string;
  readonly url: (id: string) => string;
  readonly answer: object;
  readonly $shown: Store<object | null>;
  readonly $error: Store<ApiError | null>;
  readonly retryClicked: EventCallable<void>;
}

const sara = { id: 7, firstName: 'Sara', lastName: 'Delaviz' };
const campaign = {
  ...{ key: '7', kicker: 'Tonight', title: 'Night', text: 'Ghazals', illustration: null },
  ...{ action: { text: 'Listen', path: '/pdp/1' }, palette: null, books: [] },
};
const rows: readonly Row[] = [
  {
    page: 'about-book',
    param: 'id',
    url: (id) => `/api/audiobooks/${id}/detail2`,
    answer: aDetail({ audioBookId: 7 }),
    $shown: aboutBook.$aboutBook,
    $error: aboutBook.$aboutBookError,
    retryClicked: aboutBook.aboutBookRetryClicked,
  },
  {
    page: 'artist',
    param: 'id',
    url: (id) => `/api/artists/${id}`,
    answer: { ...sara, about: 'An actress', works: [aBookCard()] },
    $shown: artist.$artist,
    $error: artist.$artistError,
    retryClicked: artist.artistRetryClicked,
  },
  {
    page: 'publisher',
    param: 'id',
    url: (id) => `/api/publishers/${id}`,
    answer: { id: 7, title: 'House', logo: '/content/logo', works: [] },
    $shown: publisher.$publisher,
    $error: publisher.$publisherError,
    retryClicked: publisher.publisherRetryClicked,
  },
  {
    page: 'landing',
    param: 'key',
    url: (key) => `/api/landings/${key}`,
    answer: campaign,
    $shown: landing.$landingShown.map((shown) =>
      shown.kind === 'campaign' ? shown.landing : null,
    ),
    $error: landing.$landingShown.map((shown) => (shown.kind === 'failed' ? shown.error : null)),
    retryClicked: landing.landingRetryClicked,
  },
];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  return () => void vi.useRealTimers();
});

describe.each(rows)('the page $page', ({ page, param, url, answer, ...units }) => {
  const { $shown, $error, retryClicked } = units;
  const $state = combine({ shown: $shown, error: $error });
  const at = (id: string) => ({ routeId: page, path: `/${page}/${id}`, params: { [param]: id } });
  const elsewhere = { routeId: 'about', path: '/about' };

  /** Opens the page for '7'; the first `failures` answers fail. */
  async function open(failures = 0) {
    let left = failures;
    const give = () => {
      left -= 1;
      if (left >= 0) throw { kind: 'network' };
      return answer;
    };
    const test = await createTestScope({
      answers: {
        [`GET ${url('7')}`]: give,
        [`GET ${url('8')}`]: () => new Promise(() => undefined),
        'GET /api/booksSearch': { items: [], total: 0, page: 1, pageSize: 20 },
      },
    });
    test.router.visit(at('7'));
    await allSettled(test.scope);
    const loads = () =>
      ownRequests(test.requests).filter(({ url: sent }) => sent === url('7')).length;
    return { ...test, loads, state: () => test.scope.getState($state) };
  }

  it('loads what its address names, and again on the next visit', async () => {
    const { scope, router, loads, state } = await open();
    expect(state()).toEqual({ shown: answer, error: null });
    router.visit(elsewhere);
    // Some answers are cached for 20 seconds.
    vi.setSystemTime(Date.now() + 60_000);
    router.visit(at('7'));
    await allSettled(scope);
    expect(loads()).toBe(2);
  });

  it('shows why it failed, until a retry succeeds', async () => {
    const { scope, loads, state } = await open(2);
    expect(state()).toEqual({ shown: null, error: { kind: 'network' } });
    await allSettled(retryClicked, { scope });
    expect(state()).toEqual({ shown: null, error: { kind: 'network' } });
    await allSettled(retryClicked, { scope });
    expect(state()).toEqual({ shown: answer, error: null });
    expect(loads()).toBe(3);
  });

  it('retries a failure, and nothing else, when the device is online again, while it is open', async () => {
    const { scope, router, loads } = await open(2);
    await allSettled(cameOnline, { scope });
    expect(loads()).toBe(2);
    router.visit(elsewhere);
    await allSettled(cameOnline, { scope });
    expect(loads()).toBe(2);
    router.visit(at('7'));
    await allSettled(scope);
    await allSettled(cameOnline, { scope });
    expect(loads()).toBe(3);
  });

  it('asks for nothing where its address names nothing', async () => {
    const { scope, router, requests } = await open();
    const known = requests.length;
    router.visit({ routeId: page, path: `/${page}`, params: {} });
    await allSettled(retryClicked, { scope });
    expect(requests).toHaveLength(known);
  });

  it('shows nothing of one address while it loads another', async () => {
    const { router, state } = await open();
    router.visit(at('8'));
    expect(state()).toEqual({ shown: null, error: null });
  });
});
