import * as v from 'valibot';

import { palette } from '@/shared/api/contract/values';

import { parseJson } from './parse-json';
import type { StoredKey } from './stored-value';

/** A chapter of the item in the player; times in seconds. docs/storage.md#chapters_in_local */
export const playerChapter = v.object({
  chapterId: v.number(),
  duration: v.pipe(v.number(), v.minValue(0)),
  durationPlayed: v.pipe(v.number(), v.minValue(0)),
  isPlaying: v.boolean(),
  title: v.string(),
  index: v.number(),
  audioBookId: v.number(),
});
export type PlayerChapter = v.InferOutput<typeof playerChapter>;

/** The item in the player. docs/storage.md#chapter_played */
export const playerInfo = v.object({
  image: v.string(),
  title: v.string(),
  author: v.string(),
  identifier: v.string(),
  audioBookId: v.number(),
  chapterId: v.number(),
  sample: v.boolean(),
  palette: v.fallback(v.nullable(palette), null),
});
export type PlayerInfo = v.InferOutput<typeof playerInfo>;

// An array would pass as a record without entries.
const anObject = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value)),
);
const audioBookId = v.pipe(v.string(), v.regex(/^\d+$/));
const chaptersByBook = v.pipe(anObject, v.record(audioBookId, v.array(playerChapter)));
/** Saved chapters by audioBookId. */
export type SavedChapters = v.InferOutput<typeof chaptersByBook>;

/** `CHAPTERS_IN_LOCAL`: the saved positions of every book. */
export const savedChapters: StoredKey<SavedChapters> = {
  area: 'local',
  name: 'CHAPTERS_IN_LOCAL',
  parse: (raw) => parseJson(chaptersByBook, raw),
  format: JSON.stringify,
};

/** `CHAPTER_PLAYED`: the item in the player. */
export const chapterPlayed: StoredKey<PlayerInfo> = {
  area: 'local',
  name: 'CHAPTER_PLAYED',
  parse: (raw) => parseJson(playerInfo, raw),
  format: JSON.stringify,
};

/** `IS_PLAYING`: present while an item is in the player. */
export const isPlayingMark: StoredKey<true> = {
  area: 'local',
  name: 'IS_PLAYING',
  parse: (raw) => (raw === 'true' ? true : null),
  format: String,
};

const speedsByBook = v.pipe(
  anObject,
  v.record(audioBookId, v.pipe(v.number(), v.minValue(0.5), v.maxValue(2.5))),
);
/** The speeds that were chosen, by audioBookId. */
export type PlayerSpeeds = v.InferOutput<typeof speedsByBook>;

/** `player_speeds`: the speed of every title whose speed was changed. */
export const playerSpeeds: StoredKey<PlayerSpeeds> = {
  area: 'local',
  name: 'player_speeds',
  parse: (raw) => parseJson(speedsByBook, raw),
  format: JSON.stringify,
};
