// The app needs no document here, and the shared graph of the other scripts must not learn of it.
// @vitest-environment node
import { readFileSync } from 'node:fs';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { drivingClicked, drivingLeft } from '@/features/player/model/driving';
import { panelOpened } from '@/features/player/model/panels';
import { seekForwardClicked } from '@/features/player/model/position';
import { bookRequested, nextClicked } from '@/features/player/model/queue';
import { sleepChosen } from '@/features/player/model/sleep-timer';
import { speedChosen } from '@/features/player/model/speed';
import { playerExpandClicked, playerShrinkRequested } from '@/features/player/model/surface';
import { player } from '@/shared/i18n/fa/player';
import { playerOptions } from '@/shared/i18n/fa/player-options';
import { product } from '@/shared/i18n/fa/product';
import { BOOK, openListening, type ListeningApp, type Shown } from './lib/listening-app';

import { isAction } from '../native-simulator/recording/compare';
import { parseRecording } from '../native-simulator/recording/parse-recording';
import type { Entry, Recording } from '../native-simulator/recording/recording';
// The lists of the real app.
import '@/app/start/entry-models';
import '@/app/start/page-models';
import '@/app/native/connect-pages';

const file = new URL('../fixtures/recordings/wrapper-listening.json', import.meta.url);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => setTimeout(callback));
});
afterEach(() => {
  vi.useRealTimers();
});

function recorded(): Recording {
  const parsed = parseRecording(readFileSync(file, 'utf8'));
  if (!parsed.ok) throw new Error(parsed.errors.join(' '));
  return parsed.recording;
}

/** What the wrapper was told last among these calls. */
function told(calls: readonly { readonly method: string; readonly args: object }[]) {
  const last = (method: string): unknown => {
    const args = calls.findLast((call) => call.method === method)?.args;
    return args && JSON.parse(String(Reflect.get(args, 'stateJson')));
  };
  return {
    lockScreen: last('updateMediaSession') as Shown | undefined,
    view: last('setWebViewState') as Readonly<Record<string, unknown>> | undefined,
  };
}

const item = (book: Shown) => ({
  audioBookId: BOOK,
  identifier: String(BOOK),
  title: book.title,
  author: book.artist,
  image: book.artwork,
  palette: null,
  isSample: false,
});

/** What the recorded buttons do. */
const presses: Readonly<Record<string, (app: ListeningApp) => Promise<void>>> = {
  [product.play]: ({ fire, book }) => fire(bookRequested, { item: item(book) }),
  [player.expand]: ({ fire }) => fire(playerExpandClicked, undefined),
  [player.forward]: ({ fire }) => fire(seekForwardClicked, undefined),
  [playerOptions.speed]: ({ fire }) => fire(panelOpened, 'speed'),
  [playerOptions.speedOf('۱.۵')]: ({ fire }) => fire(speedChosen, 1.5),
  [playerOptions.sleep]: ({ fire }) => fire(panelOpened, 'sleep'),
  [playerOptions.sleepChapter]: ({ fire }) => fire(sleepChosen, 'chapter'),
  [player.next]: ({ fire }) => fire(nextClicked, undefined),
  [playerOptions.driving]: ({ fire }) => fire(drivingClicked, undefined),
  [playerOptions.drivingLeave]: ({ fire }) => fire(drivingLeft, undefined),
  [player.shrink]: ({ fire }) => fire(playerShrinkRequested, undefined),
};

async function perform(app: ListeningApp, entry: Entry): Promise<void> {
  if (entry.kind === 'event') {
    expect(app.sim.emit(entry.name, entry.payload)).toBe(entry.consumed);
  } else if (entry.kind === 'click') {
    const press = presses[entry.name];
    if (!press) throw new Error(`No button ${entry.name}`);
    await press(app);
  }
  await app.settle();
}

it('replays a listening session: speed, sleep, chapters and driving mode reach the wrapper', async () => {
  const recording = recorded();
  const app = await openListening(recording);
  const { entries } = recording;
  const starts = entries.flatMap((entry, index) => (isAction(entry) ? [index] : []));
  for (const [number, start] of starts.entries()) {
    const entry = entries[start];
    if (!entry) continue;
    const step = entries.slice(start + 1, starts[number + 1]);
    await perform(app, entry);
    for (const route of step.filter(({ kind }) => kind === 'route')) {
      const [path = '', hash = ''] = ('path' in route ? (route.path ?? '') : '').split('#');
      await app.visit('product', path, hash && `#${hash}`);
    }
    const expected = told(entries.slice(0, start + 1 + step.length).filter(isCall));
    const actual = told(app.sim.calls());
    const action = 'name' in entry ? entry.name : entry.kind;
    expect({ action, shown: actual.lockScreen }).toMatchObject({
      action,
      shown: {
        title: expected.lockScreen?.title,
        artist: expected.lockScreen?.artist,
        artwork: expected.lockScreen?.artwork,
        rate: expected.lockScreen?.rate,
        playing: expected.lockScreen?.playing,
      },
    });
    const { tab, modal, player: form, path } = expected.view ?? {};
    expect({ action, view: actual.view }).toMatchObject({
      action,
      view: { path, tab, modal, player: form },
    });
  }
  // The session has all of them, so none of the above passed for want of a message.
  const views = app.sim.calls().filter(({ method }) => method === 'setWebViewState');
  for (const modal of ['player-speed', 'player-sleep', 'player-driving'])
    expect(JSON.stringify(views)).toContain(modal);
  expect(told(app.sim.calls()).lockScreen).toMatchObject({ rate: 1.5, position: 100 });
});

const isCall = (entry: Entry) => entry.kind === 'call';

it('tells the wrapper that the sleep timer has stopped the sound', async () => {
  const app = await openListening(recorded());
  const shown = () => told(app.sim.calls()).lockScreen;
  await app.fire(bookRequested, { item: item(app.book) });
  await app.settle();
  expect(shown()).toMatchObject({ playing: true });
  await app.fire(sleepChosen, 5);
  await app.pass(6 * 60_000);
  await app.settle();
  expect(shown()).toMatchObject({ playing: false });
});

it('tells the wrapper of the next chapter, paused, when the timer ends with one', async () => {
  const app = await openListening(recorded());
  const shown = () => told(app.sim.calls()).lockScreen;
  await app.fire(bookRequested, { item: item(app.book) });
  await app.settle();
  const first = shown()?.title;
  await app.fire(sleepChosen, 'chapter');
  app.media.isPaused = true;
  app.engine.emit('ended', app.media);
  await app.settle();
  expect(shown()).toMatchObject({ playing: false, position: 0 });
  expect(shown()?.title).not.toBe(first);
});
