import { connectWrapper } from '@/app/native/connect-wrapper';
import { playerShown } from '@/features/player/model/shown';

import type { Recording } from '../../native-simulator/recording/recording';
import { installShim } from '../../native-simulator/shim/install';
import { startApp } from '@/testing/start-app';

export const BOOK = 1001;

/** A state of the lock screen, as `updateMediaSession` tells it. */
export interface Shown {
  readonly title: string;
  readonly artist: string;
  readonly artwork: string;
  readonly duration: number;
  readonly position: number;
  readonly rate: number;
  readonly playing: boolean;
}

/** The app in the wrapper of the recording, with the recorded book and an element that answers like a real one. */
export async function openListening({ entries, launch }: Recording) {
  const calls = entries.filter((entry) => entry.kind === 'call');
  const states = calls.flatMap(({ method, args }) =>
    method === 'updateMediaSession' ? [JSON.parse(String(args['stateJson'])) as Shown] : [],
  );
  const [book] = states as [Shown];
  const named = [...new Map(states.map(({ title, duration }) => [title, duration]))]
    .filter(([title]) => title !== book.title)
    .map(([title, duration]) => ({ title: title.slice(book.title.length + 3), duration }));
  const chapters = [...named, { title: 'three', duration: 60 }];
  const app = await startApp({
    answers: {
      [`POST /api/library/single-item/${BOOK}`]: {
        audioBookId: BOOK,
        chapters: chapters.map((chapter, index) => ({
          ...chapter,
          chapterId: index + 1,
          order: index + 1,
        })),
      },
      ...Object.fromEntries(
        chapters.map((_, index) => [
          `GET /api/stream/playlist/${index + 1}`,
          { streamUrl: `/${index + 1}`, downloadUrl: null },
        ]),
      ),
    },
    prepare({ window }) {
      const host = window as unknown as Window;
      const { platform, client, removed } = launch;
      installShim(host, { platform, client, tokens: null, ...(removed && { removed }) });
      return connectWrapper(host);
    },
  });
  await app.visit('product', launch.path);
  await app.fire(playerShown, undefined);
  const sim = (app.page.window as unknown as Window).__sim;
  if (!sim) throw new Error('The simulator is not there.');

  const media = { time: 0, duration: 0, isPaused: true, rate: 1 };
  const answers: Readonly<Record<string, (argument: unknown) => void>> = {
    load: (source) => {
      const { url, startAt } = source as { url: string; startAt: number };
      media.duration = chapters[Number(url.slice(1)) - 1]?.duration ?? 0;
      media.time = startAt;
      app.engine.emit('durationchange', media);
    },
    play: () => {
      media.isPaused = false;
      app.engine.emit('play', media);
      app.engine.emit('playing', media);
      app.engine.emit('timeupdate', media);
    },
    pause: () => {
      if (media.isPaused) return;
      media.isPaused = true;
      app.engine.emit('pause', media);
    },
    seek: (seconds) => {
      media.time = Number(seconds);
      app.engine.emit('seeking', media);
      app.engine.emit('seeked', media);
      app.engine.emit('timeupdate', media);
    },
    setRate: (rate) => {
      media.rate = Number(rate);
      app.engine.emit('ratechange', media);
    },
  };
  let answered = 0;
  /** The element obeys what it was told, until it is told nothing more. */
  const settle = async () => {
    await app.pass();
    while (answered < app.engine.calls.length) {
      const [name = '', argument] = app.engine.calls[answered] ?? [];
      answered += 1;
      answers[name]?.(argument);
      await app.pass();
    }
  };
  return { ...app, sim, book, media, settle };
}

export type ListeningApp = Awaited<ReturnType<typeof openListening>>;
