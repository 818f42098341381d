import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';

import { lists, shelfLength } from '@fixtures/catalog/storefront';
import { editorial, shelfListIds } from '@fixtures/catalog/storefront-sections';
import { getStorefront } from '@/shared/api/contract/shop';
import type { StorefrontSection } from '@/shared/api/contract/sections';

import { createTestApi, testNow } from '../testing/create-test-api';
import type { TestClient } from '../testing/test-client';

const HOUR_MS = 3_600_000;

async function sectionsOf(api: TestClient, token?: string): Promise<StorefrontSection[]> {
  const { json } = await api.send({ path: '/api/storefront', token });
  return parse(getStorefront.response, json).sections;
}

async function sectionOf<Kind extends StorefrontSection['kind']>(
  api: TestClient,
  kind: Kind,
  token?: string,
): Promise<Extract<StorefrontSection, { kind: Kind }>> {
  const found = (await sectionsOf(api, token)).find(
    (section): section is Extract<StorefrontSection, { kind: Kind }> => section.kind === kind,
  );
  if (!found) throw new Error(`No section of the kind ${kind}`);
  return found;
}

describe('the storefront', () => {
  it('has a section of each kind, and no two plain shelves before them', async () => {
    const kinds = (await sectionsOf(createTestApi())).map(({ kind }) => kind);
    expect(kinds.slice(0, 11)).toEqual([
      ...['hero', 'continue', 'ranked', 'tonight', 'letter', 'people'],
      ...['genres', 'shelf', 'series', 'fal', 'grid'],
    ]);
    expect(new Set(kinds.slice(11))).toEqual(new Set(['shelf']));
  });

  it('has items in every section but continue for a signed-out listener', async () => {
    const sections = await sectionsOf(createTestApi());
    expect(sections.filter(({ items }) => items.length === 0).map(({ kind }) => kind)).toEqual([
      'continue',
    ]);
  });

  it('names only pictures that exist', async () => {
    const api = createTestApi();
    const paths = (await sectionsOf(api)).flatMap((section) =>
      section.items.flatMap((item) => [
        'illustration' in item ? item.illustration : null,
        'portrait' in item ? (item.portrait ?? null) : null,
        'art' in item ? item.art : null,
      ]),
    );
    const named = paths.filter((path) => path !== null);
    expect(named.length).toBeGreaterThanOrEqual(20);
    for (const path of named) {
      const { status, headers } = await api.send({ path, headers: { 'client-id': null } });
      expect([status, headers.get('content-type')], path).toEqual([200, 'image/svg+xml']);
    }
  });

  it('shows each series once, by its newest part', async () => {
    const { items } = await sectionOf(createTestApi(), 'series');
    expect(new Set(items.map(({ seriesTitle }) => seriesTitle)).size).toBe(items.length);
    expect(items.reduce((sum, { partCount }) => sum + partCount, 0)).toBeGreaterThan(items.length);
  });

  it('counts the parts of each series, and names it, as the page of its newest part does', async () => {
    const api = createTestApi();
    const { items } = await sectionOf(api, 'series');
    const shown = items.map(({ audioBookId, seriesTitle, partCount }) => [
      audioBookId,
      seriesTitle,
      partCount,
    ]);
    const pages = items.map(async ({ audioBookId }) => {
      const detail = await api.send({ path: `/api/audiobooks/${audioBookId}/detail2` });
      const parts = await api.send({ path: `/api/audiobooks/${audioBookId}/parts` });
      const { seriesTitle } = detail.json as { seriesTitle?: string };
      const { items: all } = parts.json as { items: { audioBookId: number }[] };
      expect(parts.json).toMatchObject({ total: all.length, page: 1, pageSize: 20 });
      // The newest part is the last one.
      return [all.at(-1)?.audioBookId, seriesTitle, all.length];
    });
    expect(shown).toEqual(await Promise.all(pages));
  });

  it('has a note for the first of the ranking alone', async () => {
    const notes = (await sectionOf(createTestApi(), 'ranked')).items.map(({ note }) => note);
    expect(notes[0]).not.toBe('');
    expect(notes.slice(1).every((note) => note === '')).toBe(true);
  });

  it('gives every sample its length in whole seconds on the page of its title', async () => {
    const api = createTestApi();
    const { items } = await sectionOf(api, 'ranked');
    expect(new Set(items.map(({ sampleDuration }) => sampleDuration)).size).toBeGreaterThan(1);
    for (const { audioBookId, sampleDuration } of items) {
      const { json } = await api.send({ path: `/api/audiobooks/${audioBookId}/detail2` });
      expect(json).toMatchObject({ sampleDuration: Math.round(sampleDuration) });
    }
  });
});

describe('the words of the editors', () => {
  it('stand over their own sections, with the list behind all', async () => {
    const sections = await sectionsOf(createTestApi());
    const shown = Object.fromEntries(
      Object.keys(editorial).map((kind) => {
        const section = sections.find((each) => each.kind === kind);
        const { id, title, subtitle, listId } = section ?? {};
        return [kind, { id, title, subtitle, listId }];
      }),
    );
    const expected = Object.entries<{ title: string; subtitle: string; listId?: number }>(
      editorial,
    ).map(([kind, { title, subtitle, listId }]) => [kind, { id: kind, title, subtitle, listId }]);
    expect(shown).toEqual(Object.fromEntries(expected));
  });

  it('are a letter with its writer', async () => {
    const { text, signature, role, note } = editorial.letter;
    const letter = await sectionOf(createTestApi(), 'letter');
    expect(letter).toMatchObject({ text, signature, role, items: [{ note }] });
  });

  it('name each shelf after its list, of which it shows the first titles', async () => {
    const api = createTestApi();
    const shelves = (await sectionsOf(api)).filter(({ kind }) => kind === 'shelf');
    expect(shelves.map(({ listId }) => listId)).toEqual(shelfListIds);
    for (const { id, listId, title, items } of shelves) {
      const { json } = await api.send({ path: `/api/booksSearch?listId=${listId}` });
      const books = (json as { items: unknown[] }).items.slice(0, shelfLength);
      const list = lists.find((each) => each.listId === listId);
      expect({ id, title, items }).toEqual({
        id: `list-${listId}`,
        title: list?.title,
        items: books,
      });
    }
  });
});

describe('continue', () => {
  it('has the titles that the listener began, the newest first, without those put away', async () => {
    const api = createTestApi();
    const token = await api.signIn('collector');
    const { items } = await sectionOf(api, 'continue', token);
    expect(items.length).toBeGreaterThan(1);
    expect(items.length).toBeLessThanOrEqual(10);

    const first = items[0]?.audioBookId;
    await api.send({ method: 'POST', path: `/api/library/archive/${first}`, token, body: {} });
    const after = await sectionOf(api, 'continue', token);
    expect(after.items.map(({ audioBookId }) => audioBookId)).not.toContain(first);
  });

  it.each([
    [1001, 1002],
    [1002, 1001],
  ])('begins with the title that was begun last: %i, then %i', async (earlier, later) => {
    let now = testNow;
    const api = createTestApi({ clock: () => now });
    const token = await api.signIn('spender');
    const body = { library: [1001, 1002] };
    await api.send({ method: 'PATCH', path: '/__mock/state', token, body });
    for (const id of [earlier, later]) {
      await api.send({ path: `/api/stream/playlist/${id}01`, token });
      now += 1000;
    }
    const { items } = await sectionOf(api, 'continue', token);
    expect(items.map(({ audioBookId }) => audioBookId)).toEqual([later, earlier]);
  });
});

describe('the fortune', () => {
  it('is the same for everyone on one day in Tehran, and another one the next', async () => {
    const api = createTestApi();
    const token = await api.signIn('collector');
    const [mine, everyones] = [await sectionOf(api, 'fal', token), await sectionOf(api, 'fal')];
    expect(mine).toEqual(everyones);
    expect(mine.day).toBe('2026-11-21');

    const advanceMs = Date.parse('2026-11-22T00:00:00+03:30') - testNow;
    const advance = (ms: number) =>
      api.send({ method: 'POST', path: '/__mock/clock', body: { advanceMs: ms } });
    await advance(advanceMs - 1);
    expect((await sectionOf(api, 'fal')).items).toEqual(mine.items);
    await advance(1);
    const next = await sectionOf(api, 'fal');
    expect(next.day).toBe('2026-11-22');
    expect(next.items[0]?.audioBookId).not.toBe(mine.items[0]?.audioBookId);
    await advance(23 * HOUR_MS);
    expect((await sectionOf(api, 'fal')).day).toBe('2026-11-22');
  });

  it('plays whole for a signed-out listener, and opens as a title', async () => {
    const api = createTestApi();
    const [item] = (await sectionOf(api, 'fal')).items;
    const { json } = await api.send({ path: `/api/stream/sample/${item?.audioBookId}` });
    const { pathname, search } = new URL((json as { streamUrl: string }).streamUrl);
    const playlist = await api.send({ path: pathname + search, headers: { 'client-id': null } });
    const seconds = [...playlist.text.matchAll(/#EXTINF:([\d.]+)/g)].reduce(
      (sum, [, each]) => sum + Number(each),
      0,
    );
    expect(seconds).toBeCloseTo(item?.sampleDuration ?? 0, 3);
    const detail = await api.send({ path: `/api/audiobooks/${item?.audioBookId}/detail2` });
    expect(detail.json).toMatchObject({ title: item?.title, isFree: true });
  });

  it('is in no list and no search', async () => {
    const api = createTestApi();
    const [item] = (await sectionOf(api, 'fal')).items;
    const query = encodeURIComponent(item?.title ?? '');
    const { json } = await api.send({ path: `/api/booksSearch?q=${query}` });
    const { items } = json as { items: { audioBookId: number }[] };
    expect(items.map(({ audioBookId }) => audioBookId)).not.toContain(item?.audioBookId);
  });
});
