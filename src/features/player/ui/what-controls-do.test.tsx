import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, createWatch, type Scope, type Unit } from 'effector';
import { Provider } from 'effector-react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';

import { $environment } from '@/shared/config/environment';
import { environmentByName } from '@/shared/config/environments';
import { common } from '@/shared/i18n/fa/common';
import { moments } from '@/shared/i18n/fa/moments';
import { player } from '@/shared/i18n/fa/player';
import { playerOptions } from '@/shared/i18n/fa/player-options';
import { formatNumber } from '@/shared/i18n/format';
import { createTestScope } from '@/testing/create-scope';
import { anItem, playerAnswers } from '@/testing/player-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import * as bookmarks from '../model/bookmarks';
import * as links from '../model/links';
import { pauseClicked } from '../model/playback';
import { seekBackClicked, seekForwardClicked } from '../model/position';
import { bookRequested, nextClicked, playerClosed, previousClicked } from '../model/queue';
import { $hasSmartRewind } from '../model/resume';
import { $hasSleepFade } from '../model/sleep-settings';
import { sleepChosen, sleepExtended } from '../model/sleep-timer';
import { speedStepped } from '../model/speed';
import { $isStalled } from '../model/stall';
import { playerExpandClicked, playerShrinkRequested } from '../model/surface';
import { muteToggled } from '../model/volume';

import { BookmarkList } from './bookmark-list';
import BottomPlayer from './desktop/bottom-player';
import LargePlayer from './desktop/large-player';
import FullPlayer from './full-player';
import Player from './player';
import SleepPanel from './sleep-panel';
import { SmallPlayer } from './small-player';

afterEach(() => void vi.restoreAllMocks());

/** The twentieth second of the second of three chapters plays, in a wrapper. */
async function show(part: ReactNode) {
  const test = await createTestScope({ answers: playerAnswers });
  const { scope, router, engine } = test;
  router.visit({ routeId: 'shop', path: '/', hash: '#player' });
  await allSettled($environment, { scope, params: environmentByName('webview-new')! });
  await allSettled(bookRequested, { scope, params: { item: anItem(), chapterId: 2 } });
  engine.emit('playing', { duration: 100 });
  engine.emit('timeupdate', { time: 20, duration: 100 });
  render(
    <Provider value={scope}>
      <MemoryRouter>{part}</MemoryRouter>
    </Provider>,
  );
  return test;
}

const events: Readonly<Record<string, Unit<unknown>>> = {
  ...{ nextClicked, previousClicked, seekBackClicked, seekForwardClicked, pauseClicked },
  ...{ playerClosed, playerExpandClicked, playerShrinkRequested, muteToggled, ...links },
};

/** The events that are called from now on; reading them begins anew. */
function watchEvents(scope: Scope) {
  const seen: string[] = [];
  for (const [name, unit] of Object.entries(events))
    createWatch({ unit, scope, fn: () => seen.push(name) });
  return () => seen.splice(0);
}

const ofFullPlayer = [
  [player.shrink, 'playerShrinkRequested'],
  [player.info, 'playerInfoClicked'],
  [player.comments, 'playerCommentsClicked'],
  [playerOptions.download, 'playerDownloadClicked'],
  [player.share, 'playerShareClicked'],
  [player.back, 'seekBackClicked'],
  [player.pause, 'pauseClicked'],
  [player.forward, 'seekForwardClicked'],
  [player.next, 'nextClicked'],
  [player.previous, 'previousClicked'],
  [player.close, 'playerClosed'],
] as const;

it.each([
  ['full player of a phone', () => <FullPlayer />, ofFullPlayer],
  ['full player of a desktop', () => <LargePlayer />, ofFullPlayer],
  [
    'small player of a phone',
    () => <SmallPlayer takesFocus={false} />,
    [
      [player.expand, 'playerExpandClicked'],
      [player.back, 'seekBackClicked'],
      [player.pause, 'pauseClicked'],
      [player.close, 'playerClosed'],
    ],
  ],
  [
    'small player of a desktop',
    () => <BottomPlayer takesFocus={false} />,
    [
      [player.expand, 'playerExpandClicked'],
      [player.enlarge, 'playerExpandClicked'],
      [player.close, 'playerClosed'],
    ],
  ],
] as const)('each button of the %s does what it is called', async (_, View, buttons) => {
  const { scope } = await show(<View />);
  const called = watchEvents(scope);
  for (const [name, event] of buttons) {
    fireEvent.click(screen.getByRole('button', { name }));
    expect([name, called()]).toEqual([name, [event]]);
    // A chapter that was opened has its address first.
    await act(async () => undefined);
  }
});

it.each([
  ['k', 'pauseClicked'],
  [' ', 'pauseClicked'],
  ['j', 'seekBackClicked'],
  ['l', 'seekForwardClicked'],
  ['n', 'nextClicked'],
  ['p', 'previousClicked'],
  ['m', 'muteToggled'],
])('the key %j does what the list of keys says: %s', async (key, event) => {
  const { scope } = await show(<Player />);
  const called = watchEvents(scope);
  await userEvent.keyboard(key);
  expect(called()).toEqual([event]);
});

it('the keys < and > step the speed', async () => {
  const { scope } = await show(<Player />);
  const stepped = watchCalls(speedStepped, scope);
  await userEvent.keyboard('{Shift>}[Comma][Period]{/Shift}');
  expect(stepped).toEqual(['slower', 'faster']);
});

it('goes to a bookmark, shares it, removes it, brings it back, and copies all', async () => {
  const onPicked = vi.fn<() => void>();
  const { scope } = await show(<BookmarkList onPicked={onPicked} />);
  await userEvent.click(screen.getByRole('button', { name: moments.mark }));
  const [bookmark] = scope.getState(bookmarks.$bookmarks);
  expect(bookmark).toMatchObject({ index: 1, position: 20 });
  const here = watchCalls(bookmarks.hereShareClicked, scope);
  const exported = watchCalls(bookmarks.bookmarksExported, scope);
  const shared = watchCalls(links.momentShareClicked, scope);
  const picked = watchCalls(bookmarks.bookmarkPicked, scope);

  await userEvent.click(screen.getByRole('button', { name: moments.share }));
  await userEvent.click(screen.getByRole('button', { name: moments.export }));
  expect([here.length, exported.length]).toEqual([1, 1]);
  const row = within(screen.getByRole('listitem'));
  const before = shared.length;
  await userEvent.click(row.getByRole('button', { name: new RegExp(moments.share) }));
  expect(shared.slice(before)).toEqual([bookmark]);
  await userEvent.click(row.getByRole('button', { name: /two/ }));
  expect([picked, onPicked.mock.calls.length]).toEqual([[bookmark], 1]);
  await userEvent.click(row.getByRole('button', { name: new RegExp(moments.remove) }));
  expect(scope.getState(bookmarks.$bookmarks)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: moments.undo }));
  expect(scope.getState(bookmarks.$bookmarks)).toEqual([bookmark]);
  expect(onPicked).toHaveBeenCalledOnce();
});

it('switches the fade of the sleep timer and the rewinding, each by its own name', async () => {
  const { scope } = await show(<SleepPanel isOpen onDismissed={vi.fn()} />);
  const states = () => [$hasSleepFade, $hasSmartRewind].map((store) => scope.getState(store));
  const toggle = async (name: string) =>
    userEvent.click(await screen.findByRole('switch', { name }));
  const [fade, rewind] = states();
  await toggle(playerOptions.sleepFade);
  expect(states()).toEqual([!fade, rewind]);
  await toggle(playerOptions.smartRewind);
  expect(states()).toEqual([!fade, !rewind]);
});

it('gives a sleep timer five minutes more, but not one that waits for the end of the chapter', async () => {
  const { scope } = await show(<SleepPanel isOpen onDismissed={vi.fn()} />);
  const extended = watchCalls(sleepExtended, scope);
  const more = { name: playerOptions.moreMinutes(formatNumber(5)) };
  // A timer goes on, so nothing settles.
  const choose = (params: 30 | 'chapter') =>
    act(() => void allSettled(sleepChosen, { scope, params }));
  choose('chapter');
  expect(await screen.findByText(playerOptions.untilChapterEnd)).toBeVisible();
  expect(screen.queryByRole('button', more)).toBeNull();
  choose(30);
  await userEvent.click(await screen.findByRole('button', more));
  expect(extended).toHaveLength(1);
});

it('says why nothing is to be heard: a stalled stream, or no connection', async () => {
  const { scope } = await show(<SmallPlayer takesFocus={false} />);
  const trouble = () => screen.getByRole('status').textContent;
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  expect(trouble()).toBe('');
  await act(() => allSettled($isStalled, { scope, params: true }));
  expect(trouble()).toBe(playerOptions.stalled);
  await act(() => allSettled($isStalled, { scope, params: false }));
  isOnline.mockReturnValue(false);
  await act(() => allSettled($isStalled, { scope, params: true }));
  expect(trouble()).toBe(common.offline);
});

/** A quick stroke of a finger over this many px. */
function stroke(element: Element, px: number) {
  for (const [type, clientY, at] of [
    ['pointerdown', 200, 0],
    ['pointermove', 200 + px / 2, 40],
    ['pointerup', 200 + px, 80],
  ] as const) {
    const event = new PointerEvent(type, { bubbles: true, isPrimary: true, clientY });
    Object.defineProperty(event, 'timeStamp', { value: at });
    act(() => void element.dispatchEvent(event));
  }
}

it.each([
  ['small', -80, () => <SmallPlayer takesFocus={false} />, ['playerExpandClicked']],
  ['small', 80, () => <SmallPlayer takesFocus={false} />, []],
  ['full', 80, () => <FullPlayer />, ['playerShrinkRequested']],
  ['full', -80, () => <FullPlayer />, []],
] as const)('the %s player of a phone follows a swipe over %i px', async (...row) => {
  const [name, px, View, expected] = row;
  const { scope } = await show(<View />);
  const called = watchEvents(scope);
  stroke(screen.getByRole('region', { name: player[name] }), px);
  expect(called()).toEqual(expected);
});
