import { createEffect, createEvent, createStore, sample } from 'effector';

import { cameOnline } from '@/shared/browser/online';
import { readTextFx } from '@/shared/browser/read-text';
import { aboutRoute } from '@/shared/routing/routes';

import { loadFontNotices } from './lib/font-notices';
import { parseNotices, type Notice } from './lib/parse-notices';

/** Written by the build: `build.license` in vite.config.ts. */
const NOTICES_FILE = '/licenses.md';

export const noticesRetryClicked = createEvent();

const loadFontsFx = createEffect(loadFontNotices);

/** The notices of every work that this build ships. A build without its notices is a failure, never an empty list. */
const loadNoticesFx = createEffect(async (): Promise<readonly Notice[]> => {
  const works = parseNotices(await readTextFx(NOTICES_FILE));
  if (works.length === 0) throw new Error(`${NOTICES_FILE} has no notices`);
  const fonts = await loadFontsFx();
  return [...works, ...fonts].sort((one, other) => one.name.localeCompare(other.name, 'en'));
});

/** Null until they are loaded. */
export const $notices = createStore<readonly Notice[] | null>(null).on(
  loadNoticesFx.doneData,
  (_, notices) => notices,
);
export const $haveNoticesFailed = createStore(false)
  .on(loadNoticesFx.fail, () => true)
  .reset(loadNoticesFx);

sample({
  clock: aboutRoute.opened,
  source: $notices,
  filter: (notices) => notices === null,
  fn: () => undefined,
  target: loadNoticesFx,
});
sample({
  clock: [noticesRetryClicked, cameOnline],
  filter: $haveNoticesFailed,
  fn: () => undefined,
  target: loadNoticesFx,
});
