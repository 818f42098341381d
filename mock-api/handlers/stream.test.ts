import { describe, expect, it } from 'vitest';

import { catalogue } from '@fixtures/catalog/catalogue';
import { fals } from '@fixtures/catalog/fal/fals';

import { createTestApi, testNow } from '../testing/create-test-api';

/** A listener with these titles, and a clock that goes on by a second with each chapter. */
async function listener(library: readonly number[]) {
  let now = testNow;
  const api = createTestApi({ clock: () => now });
  const token = await api.signIn('spender');
  await api.send({ method: 'PATCH', path: '/__mock/state', token, body: { library } });
  const idsIn = async (path: string) => {
    const { json } = await api.send({ path, token });
    return (json as { items: { audioBookId: number }[] }).items.map((book) => book.audioBookId);
  };
  return {
    open: async (chapterId = 0) => {
      now += 1000;
      await api.send({ path: `/api/stream/playlist/${chapterId}`, token });
    },
    filtered: (filter: string) => idsIn(`/api/library?filter=${filter}`),
    continued: async () => {
      const { json } = await api.send({ path: '/api/storefront', token });
      const { sections } = json as {
        sections: { kind: string; items: { audioBookId: number }[] }[];
      };
      const found = sections.find(({ kind }) => kind === 'continue');
      return found?.items.map((book) => book.audioBookId);
    },
    times: () =>
      api.mock.store.run(({ accounts }) => {
        const { startedAt, finishedAt } = accounts['09120000003']?.library[0] ?? {};
        return [startedAt, finishedAt];
      }),
  };
}

it.each([100_199, 900, 799_999_901])('knows no chapter %i', async (chapterId) => {
  const api = createTestApi();
  const token = await api.signIn('collector');
  const { status, json } = await api.send({ path: `/api/stream/playlist/${chapterId}`, token });
  expect([status, json]).toMatchObject([404, { code: 'not-found' }]);
});

describe('what a listener has begun', () => {
  it('keeps the order in which the titles were first begun', async () => {
    const { open, continued } = await listener([1001, 1002]);
    for (const chapterId of [100_101, 100_201, 100_102]) await open(chapterId);
    expect(await continued()).toEqual([1002, 1001]);
  });

  it('keeps the times at which a title was begun and finished first', async () => {
    const { open, times } = await listener([1001]);
    const last = catalogue[0]?.chapters.at(-1)?.chapterId;
    for (const chapterId of [100_101, last, 100_101, last]) await open(chapterId);
    expect(await times()).toEqual([testNow + 1000, testNow + 2000]);
  });

  it('has at most ten titles to go on with, those that were begun last', async () => {
    const ids = Array.from({ length: 12 }, (_, index) => 1001 + index);
    const { open, continued } = await listener(ids);
    // In an order that is neither theirs in the library nor its reverse.
    const begun = [...ids.slice(6), ...ids.slice(0, 6)];
    for (const id of begun) await open(id * 100 + 1);
    expect(await continued()).toEqual(begun.slice(2).toReversed());
  });

  it('does not go on with a title that is finished', async () => {
    const { open, continued } = await listener([1001, 1002]);
    const last = catalogue[0]?.chapters.at(-1)?.chapterId;
    for (const chapterId of [100_101, 100_201, last]) await open(chapterId);
    expect(await continued()).toEqual([1002]);
  });

  it('does not go on with a title whose subscription has ended', async () => {
    let now = testNow;
    const api = createTestApi({ clock: () => now });
    const book = catalogue.find(
      ({ subscription, price }) => subscription === 'included' && price > 0,
    );
    const begun = async () => {
      const token = await api.signIn('subscriber');
      const open = { path: `/api/stream/playlist/${book?.chapters[0]?.chapterId}`, token };
      const { status } = await api.send(open);
      const { json } = await api.send({ path: '/api/storefront', token });
      const { sections } = json as { sections: { kind: string; items: unknown[] }[] };
      return [status, sections.find(({ kind }) => kind === 'continue')?.items.length];
    };
    const token = await api.signIn('subscriber');
    const path = `/api/subscription/consume/${book?.audioBookId}`;
    await api.send({ method: 'POST', path, token, body: {} });
    expect(await begun()).toEqual([200, 1]);
    now += 50 * 86_400_000;
    expect(await begun()).toEqual([403, 0]);
  });

  it('is not finished by opening a title of one chapter', async () => {
    const { audioBookId: id = 0, chapters = [] } = fals[0]?.book ?? {};
    expect(chapters).toHaveLength(1);
    const { open, filtered } = await listener([id]);
    await open(chapters[0]?.chapterId);
    expect(await filtered('inProgress')).toEqual([id]);
    expect(await filtered('finished')).toEqual([]);
  });
});
