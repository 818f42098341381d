import type { Page } from '@playwright/test';

import type { Mock } from '../../../mock-api/core/mock';
import { signIn } from '../../fixtures/sign-in';
import { expect, test } from '../../fixtures/test';
import { countAnswers } from '../session/aged-tokens';
import { corruptedValues } from './corrupted-values';

const chapter = {
  chapterId: 1,
  duration: 600,
  durationPlayed: 42,
  isPlaying: false,
  title: 'Chapter 1',
  index: 0,
  audioBookId: 9063,
};
const playedItem = {
  image: '',
  title: 'Book',
  author: 'Author',
  identifier: 'book',
  audioBookId: 9063,
  chapterId: 1,
  sample: false,
};

/** A valid value for every key except those of the session: docs/storage.md#local-storage */
const validLocal: Entries = {
  CHAPTERS_IN_LOCAL: JSON.stringify({ 9063: [chapter] }),
  CHAPTER_PLAYED: JSON.stringify(playedItem),
  IS_PLAYING: 'true',
  search_item: JSON.stringify(['a', 'b']),
  settings: JSON.stringify({ theme: 'dark', textSize: 150 }),
};
const validSession: Entries = { wishlist_ids: '[9063]', client_id: '10' };

type Entries = Readonly<Record<string, string>>;

interface Key {
  readonly area: 'local' | 'session';
  readonly name: string;
  /** The start itself reads the key, and resets it; other keys wait for the page that reads them. */
  readonly isReadAtStart?: boolean;
}

/** Keys that are corrupted together, because they do not depend on each other. */
const groups: readonly (readonly Key[])[] = [
  [
    { area: 'local', name: 'access_token', isReadAtStart: true },
    { area: 'local', name: 'CHAPTERS_IN_LOCAL', isReadAtStart: true },
  ],
  [
    { area: 'local', name: 'refresh_token' },
    { area: 'local', name: 'IS_PLAYING', isReadAtStart: true },
    { area: 'local', name: 'settings', isReadAtStart: true },
  ],
  [
    { area: 'local', name: 'expires_in', isReadAtStart: true },
    { area: 'local', name: 'CHAPTER_PLAYED', isReadAtStart: true },
  ],
  [
    { area: 'local', name: 'deviceId', isReadAtStart: true },
    { area: 'local', name: 'search_item' },
    { area: 'session', name: 'wishlist_ids', isReadAtStart: true },
  ],
];
/** Storage has room for a single value of 4 MB. */
const groupsFor = (raw: string) =>
  raw.length > 1_000_000 ? groups.flatMap((keys) => keys.map((key) => [key])) : groups;
/** The three keys of the session; a corrupted one may change the others. */
const sessionKeys = ['access_token', 'refresh_token', 'expires_in'];
/** The user's data, which a session that cannot be used takes along: docs/storage.md#sign-out */
const userDataKeys = ['CHAPTERS_IN_LOCAL', 'CHAPTER_PLAYED', 'IS_PLAYING', 'search_item'];
/** A signed-in start requests the wishlist and stores its items' ids. */
const wishlistPath = '/api/wishlist/items';
const wishlistOfCollector = /^\[\d+(,\d+){11}\]$/;

test.use({ trace: 'off' });

// docs/faults.md#e1
for (const [kind, raw] of Object.entries(corruptedValues)) {
  test(
    `A user whose storage holds ${kind} in any key starts the app, which resets only that key`,
    // One sort of damage in every run: the others are as slow, and alike.
    { tag: kind === 'a value of another type' ? [] : '@deep' },
    async ({ page, context, mock, baseURL, gotoAbout, pageHeading }) => {
      const consoleLines: string[] = [];
      context.on('console', (message) => {
        // The browser's own line about a 401, which a corrupted session causes, and Playwright's about the blocked worker.
        const isExpected = /^(?:Failed to load resource|Service Worker registration blocked)/;
        if (['error', 'warning'].includes(message.type()) && !isExpected.test(message.text()))
          consoleLines.push(message.text());
      });
      // The about page has the fewest requests.
      await gotoAbout();
      await expect(pageHeading).toBeVisible();

      for (const keys of groupsFor(raw)) {
        const names = keys.map(({ name }) => name);
        await test.step(names.join(' and '), async () => {
          // A refresh token works once: every start gets a session of its own.
          const session = await signIn(mock, 'collector', new URL(baseURL ?? '').origin);
          await fillStorage(page, session);
          for (const key of keys) await setKey(page, key, raw);
          const before = await everythingIn(page);
          const signedInStarts = await countSignedInStarts(mock);
          await page.reload({ waitUntil: 'commit' });
          await expect(pageHeading).toBeVisible();

          for (const { name, isReadAtStart } of keys)
            if (isReadAtStart) await expect.poll(() => valueOf(page, name)).not.toBe(raw);
          const isReset = await expectSignedInOrReset(page, mock, { names, raw, signedInStarts });
          const after = await everythingIn(page);
          const changing = ['wishlist_ids', ...(names.some(isSessionKey) ? sessionKeys : [])];
          for (const name of Object.keys(before)) {
            if (names.includes(name) || changing.includes(name)) continue;
            const isRemoved = isReset && userDataKeys.includes(name);
            expect(after[name], name).toBe(isRemoved ? undefined : before[name]);
          }
        });
      }
      expect(consoleLines, 'the console').toEqual([]);
    },
  );
}

const isSessionKey = (name: string) => sessionKeys.includes(name);
const countSignedInStarts = (mock: Mock) => countAnswers(mock, wishlistPath, 200);

/**
 * Only a corrupted refresh token may sign the user out. Then the app has removed the session (true); else the
 * user is signed in, and the server has answered a personal call (false).
 */
async function expectSignedInOrReset(
  page: Page,
  mock: Mock,
  {
    names,
    raw,
    signedInStarts,
  }: { readonly names: readonly string[]; readonly raw: string; readonly signedInStarts: number },
): Promise<boolean> {
  if (names.includes('refresh_token') && (await valueOf(page, 'refresh_token')) !== raw) {
    await expect.poll(() => valueOf(page, 'access_token')).toBeNull();
    return true;
  }
  await expect.poll(() => countSignedInStarts(mock)).toBe(signedInStarts + 1);
  await expect.poll(() => valueOf(page, 'wishlist_ids')).toMatch(wishlistOfCollector);
  expect(await valueOf(page, 'access_token')).not.toBeNull();
  return false;
}

/** Puts a valid value into every key. */
async function fillStorage(
  page: Page,
  session: readonly { readonly name: string; readonly value: string }[],
): Promise<void> {
  const local = {
    ...Object.fromEntries(session.map(({ name, value }) => [name, value])),
    ...validLocal,
  };
  await page.evaluate(
    ([localEntries, sessionEntries]) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const [name, value] of Object.entries(localEntries)) localStorage.setItem(name, value);
      for (const [name, value] of Object.entries(sessionEntries))
        sessionStorage.setItem(name, value);
    },
    [local, validSession] as const,
  );
}

async function setKey(page: Page, { area, name }: Key, raw: string): Promise<void> {
  await page.evaluate(
    (entry) => {
      const storage = entry.area === 'local' ? localStorage : sessionStorage;
      storage.setItem(entry.name, entry.raw);
    },
    { area, name, raw },
  );
}

/** The raw value of a key, in whichever area it is. */
function valueOf(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name) ?? sessionStorage.getItem(name), key);
}

/** Every key of both areas. */
function everythingIn(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() =>
    Object.fromEntries([
      ...Object.entries<string>(localStorage),
      ...Object.entries<string>(sessionStorage),
    ]),
  );
}
