import type { PlayerItem } from '@/features/player/model/queue';

/** A book for tests of the player. */
export function anItem(changes: Partial<PlayerItem> = {}): PlayerItem {
  return {
    audioBookId: 1001,
    identifier: 'divan',
    title: 'Divan',
    author: 'Hafez',
    image: '/cover',
    palette: null,
    isSample: false,
    ...changes,
  };
}

/** Three chapters of 100 s as the API gives them. */
export const threeChapters = {
  audioBookId: 1001,
  chapters: [
    { chapterId: 1, duration: 100, title: 'one', order: 1 },
    { chapterId: 2, duration: 100, title: 'two', order: 2 },
    { chapterId: 3, duration: 100, title: 'three', order: 3 },
  ],
};

const stream = (id: string) => ({ streamUrl: `/hls/${id}.m3u8`, downloadUrl: null });

/** The API around that book, its sample and its chapters. */
export const playerAnswers = {
  'GET /api/stream/sample/1001': stream('sample'),
  'POST /api/library/single-item/1001': threeChapters,
  'GET /api/stream/playlist/1': stream('1'),
  'GET /api/stream/playlist/2': stream('2'),
  'GET /api/stream/playlist/3': stream('3'),
};
