import { act, cleanup } from '@testing-library/react';
import { allSettled } from 'effector';
import { createElement, Fragment, useRef, type ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';

import { useSlashKey } from '@/features/navigation-bar/ui/use-slash-key';
import { bookRequested } from '@/features/player/model/queue';
import LargePlayer from '@/features/player/ui/desktop/large-player';
import FullPlayer from '@/features/player/ui/full-player';
import { ShortcutsHelp } from '@/features/player/ui/shortcuts-help';
import { usePlayerKeys } from '@/features/player/ui/use-player-keys';
import { SelectionBar } from '@/pages/wishlist/parts/selection-bar';
import { useWakeLock } from '@/shared/browser/use-wake-lock';
import { EndlessList } from '@/shared/ui/endless-list/endless-list';
import { FoldedText } from '@/shared/ui/folded-text/folded-text';
import { UndoBar } from '@/shared/ui/undo-bar/undo-bar';
import { useMedia } from '@/shared/ui/use-media';
import { useScrolledPast } from '@/shared/ui/use-scrolled-past';
import { useVisible } from '@/shared/ui/use-visible';
import { VirtualList } from '@/shared/ui/virtual-list/virtual-list';
import { anItem, playerAnswers } from '@/testing/player-fixtures';
import { renderPage } from '@/testing/render-page';

import Overlays from './overlays';

/** What the app listens to and observes, as long as it does. */
let left: { readonly by: unknown; readonly what: string }[] = [];
const ended = (by: unknown, what: string) => {
  left = left.filter((each) => each.by !== by || each.what !== what);
};

/** Whether our own code has called, and not a library. */
function isOurs(): boolean {
  const frames = new Error('called here').stack?.split('\n').slice(1) ?? [];
  const caller = frames.find((frame) => !/left-behind|vitest/.test(frame)) ?? '';
  return caller.includes('/src/') && !caller.includes('node_modules');
}

/** An observer without a layout, which only tells what it observes. */
function fakeObserver(name: string) {
  return class {
    observe() {
      if (isOurs()) left.push({ by: this, what: name });
    }
    unobserve() {
      ended(this, name);
    }
    disconnect() {
      ended(this, name);
    }
  };
}

function watchListeners(targets: EventTarget): void {
  const { addEventListener, removeEventListener } = targets;
  vi.spyOn(targets, 'addEventListener').mockImplementation(function add(
    this: EventTarget,
    ...[type, listener, options]: Parameters<EventTarget['addEventListener']>
  ) {
    addEventListener.call(this, type, listener, options);
    if (this instanceof AbortSignal || !isOurs()) return;
    left.push({ by: listener, what: type });
    const signal = typeof options === 'object' ? options.signal : undefined;
    signal?.addEventListener('abort', () => ended(listener, type));
  });
  vi.spyOn(targets, 'removeEventListener').mockImplementation(function remove(
    this: EventTarget,
    ...[type, listener, options]: Parameters<EventTarget['removeEventListener']>
  ) {
    removeEventListener.call(this, type, listener, options);
    ended(listener, type);
  });
}

beforeEach(() => {
  left = [];
  for (const name of ['ResizeObserver', 'IntersectionObserver', 'MutationObserver'])
    vi.stubGlobal(name, fakeObserver(name));
  const media = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => media);
  // The window of the tests has methods of its own.
  for (const targets of [EventTarget.prototype, window]) watchListeners(targets);
  Object.assign(navigator, { wakeLock: { request: async () => ({ release: () => undefined }) } });
});

/** Elements that only use a hook. */
const hooks: Readonly<Record<string, () => ReactNode>> = {
  'the key of the search': function Search() {
    const box = useRef<HTMLInputElement>(null);
    useSlashKey(box);
    return <input ref={box} />;
  },
  'the keys of the player': function Keys() {
    usePlayerKeys();
    return null;
  },
  'a screen that stays awake': function Awake() {
    useWakeLock();
    return null;
  },
  'a width': function Width() {
    return useMedia('(min-width: 900px)');
  },
  'a place that is scrolled past': function Past() {
    return <p ref={useScrolledPast(10).ref} />;
  },
  'a place that comes into view': function Place() {
    return <p ref={useVisible().ref} />;
  },
};
const list = {
  ...{ label: 'Books', items: ['Divan'], total: 1, moreLabel: 'More', hasMore: true },
  ...{ renderItem: (item: string) => item, onEndReached: () => undefined },
};
const bar = { undoLabel: 'Undo', closeLabel: 'Close' };
const nothing = () => undefined;

const parts: readonly (readonly [what: string, element: ReactNode])[] = [
  ...Object.entries(hooks).map(([what, Hook]) => [what, createElement(Hook)] as const),
  ['a list of rows in view', <VirtualList key="v" {...list} itemSize={{ rem: 1, minPx: 100 }} />],
  ['a list in chunks', <EndlessList key="e" {...list} />],
  ['a folded text', <FoldedText key="f" text="Divan" moreLabel="More" lessLabel="Less" />],
  [
    'a bar to take something back',
    <Fragment key="u">
      <input ref={(field) => field?.focus()} />
      <UndoBar {...bar} text="Gone" onUndone={nothing} onClosed={nothing} onHeld={nothing} />
    </Fragment>,
  ],
  ["the player's list of keys", <ShortcutsHelp key="h" />],
  ['a selection', <SelectionBar key="s" />],
  ['the full player of a phone', <FullPlayer key="p" />],
  ['the full player of a desktop', <LargePlayer key="l" />],
  ['what lies over the pages', <Overlays key="o" />],
];

it.each(parts)('listens to nothing any more when %s has gone', async (_, element) => {
  const visit = { routeId: 'wishlist', path: '/wishlist' };
  const { scope } = await renderPage(element, visit, { answers: playerAnswers });
  await act(() => allSettled(bookRequested, { scope, params: { item: anItem() } }));
  expect(left).not.toEqual([]);
  cleanup();
  expect(left.map(({ what }) => what)).toEqual([]);
});
