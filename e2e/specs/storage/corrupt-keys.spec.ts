import type { Page } from '@playwright/test';

import { expect, test } from '../../fixtures/test';
import { rubbish } from './rubbish';

const chapter = {
  chapterId: 1,
  duration: 600,
  durationPlayed: 42,
  isPlaying: false,
  title: 'Chapter 1',
  index: 0,
  audioBookId: 9063,
};
const played = {
  image: '',
  title: 'Book',
  author: 'Author',
  identifier: 'book',
  audioBookId: 9063,
  chapterId: 1,
  sample: false,
};

/** A good value of every key beside the session's, which the persona brings. */
const good = {
  local: {
    CHAPTERS_IN_LOCAL: JSON.stringify({ 9063: [chapter] }),
    CHAPTER_PLAYED: JSON.stringify(played),
    IS_PLAYING: 'true',
    search_item: JSON.stringify(['a', 'b']),
  },
  session: { wishlist_ids: '[9063]', client_id: '10' },
};

interface Key {
  readonly area: 'local' | 'session';
  readonly name: string;
  /** Read by the start itself; the others when their page is opened. */
  readonly isReadAtStart?: boolean;
}

/**
 * Keys that have nothing to do with each other are spoiled in the same start, each with rubbish of another kind:
 * in as many starts as there are kinds, each key of a group has held each of them.
 */
const groups: readonly (readonly Key[])[] = [
  [
    { area: 'local', name: 'access_token' },
    { area: 'local', name: 'CHAPTERS_IN_LOCAL', isReadAtStart: true },
  ],
  [
    { area: 'local', name: 'refresh_token' },
    { area: 'local', name: 'IS_PLAYING', isReadAtStart: true },
  ],
  [
    { area: 'local', name: 'expires_in', isReadAtStart: true },
    { area: 'local', name: 'CHAPTER_PLAYED', isReadAtStart: true },
  ],
  [
    { area: 'local', name: 'deviceId', isReadAtStart: true },
    { area: 'local', name: 'search_item' },
    { area: 'session', name: 'wishlist_ids' },
  ],
];
const kinds = Object.entries(rubbish);
/** One session in three keys: what is wrong with one of them concerns the others. */
const sessionKeys = ['access_token', 'refresh_token', 'expires_in'];

// A trace of a hundred starts would cost more than the starts.
test.use({ persona: 'collector', trace: 'off' });

for (const group of groups) {
  const names = group.map(({ name }) => name);
  test(`${names.join(' and ')} may hold anything`, async ({ page, context }, testInfo) => {
    const lines: string[] = [];
    context.on('console', (message) => {
      // The browser's own line about a 401, which a broken session brings about.
      const isAnswer = message.text().startsWith('Failed to load resource');
      if (['error', 'warning'].includes(message.type()) && !isAnswer) lines.push(message.text());
    });
    // A small page: its start is that of any other.
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto('/about');
    await expect(heading).toBeVisible();
    let slowest = 0;
    const session = await sessionOf(page);

    for (const start of kinds.keys()) {
      const spoiled = group.map((key, place) => {
        const [kind, raw] = kinds[(start + place) % kinds.length]!;
        return { ...key, kind, raw };
      });
      await test.step(spoiled.map(({ name, kind }) => `${name}: ${kind}`).join(', '), async () => {
        const before = await spoil(page, session, spoiled);
        const startedAt = performance.now();
        await page.reload({ waitUntil: 'commit' });
        await expect(heading).toBeVisible();
        slowest = Math.max(slowest, performance.now() - startedAt);
        for (const key of spoiled) if (key.isReadAtStart) await expectGone(page, key);
        const concerned = names.some((name) => sessionKeys.includes(name))
          ? [...names, ...sessionKeys]
          : names;
        const after = await everythingOf(page);
        for (const name of Object.keys(before)) {
          if (concerned.includes(name)) continue;
          // A start that takes longer reads the wishes anew, and then has those of the account.
          if (name === 'wishlist_ids') expect(after[name], name).toMatch(/^\[\d+(,\d+)*\]$/);
          else expect(after[name], name).toBe(before[name]);
        }
      });
    }
    expect(lines, 'the console').toEqual([]);
    // Three seconds are what a start may take (fault list E1); how long it took depends on the machine too.
    testInfo.annotations.push({ type: 'slowest start', description: `${slowest.toFixed(0)} ms` });
  });
}

function sessionOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => Object.fromEntries(Object.entries<string>(localStorage)));
}

/** Every key as it stands, of both areas. */
function everythingOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() =>
    Object.fromEntries([
      ...Object.entries<string>(localStorage),
      ...Object.entries<string>(sessionStorage),
    ]),
  );
}

/** A key and what is put into it. */
type SpoiledKey = Key & { readonly raw: string };

/** Puts good values everywhere and rubbish into some keys; gives what stands then. */
async function spoil(
  page: Page,
  session: Record<string, string>,
  spoiled: readonly SpoiledKey[],
): Promise<Record<string, string>> {
  await page.evaluate(
    ({ local, tab, changes }) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const [k, v] of Object.entries(local)) localStorage.setItem(k, v);
      for (const [k, v] of Object.entries(tab)) sessionStorage.setItem(k, v);
      for (const { area, name, raw } of changes)
        (area === 'local' ? localStorage : sessionStorage).setItem(name, raw);
    },
    { local: { ...session, ...good.local }, tab: good.session, changes: spoiled },
  );
  return everythingOf(page);
}

async function expectGone(page: Page, { area, name, raw }: SpoiledKey): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        ({ where, key, value }) =>
          (where === 'local' ? localStorage : sessionStorage).getItem(key) === value,
        { where: area, key: name, value: raw },
      ),
    )
    .toBe(false);
}
