import * as v from 'valibot';

import { parseJson } from './parse-json';
import type { StoredKey } from './stored-value';

/** A chapter as the player keeps it; times in seconds (product spec, section 3). */
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

/** The item in the player (product spec, section 3; contract, storage). */
export const playerInfo = v.object({
  image: v.string(),
  title: v.string(),
  author: v.string(),
  identifier: v.string(),
  audioBookId: v.number(),
  chapterId: v.number(),
  sample: v.boolean(),
});
export type PlayerInfo = v.InferOutput<typeof playerInfo>;

const chaptersByBook = v.pipe(
  v.unknown(),
  // An array would pass as a record without entries.
  v.check((value) => !Array.isArray(value)),
  v.record(v.pipe(v.string(), v.regex(/^\d+$/)), v.array(playerChapter)),
);
/** Saved chapters by audioBookId. */
export type SavedChapters = v.InferOutput<typeof chaptersByBook>;

/** `CHAPTERS_IN_LOCAL`: the saved positions of every book. */
export const savedChapters: StoredKey<SavedChapters> = {
  area: 'local',
  name: 'CHAPTERS_IN_LOCAL',
  parse: (raw) => parseJson(chaptersByBook, raw),
  format: JSON.stringify,
};

/** `CHAPTER_PLAYED`: the running item. */
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

const tokenText = (raw: string) => (raw.trim() === '' ? null : raw);

export const accessToken: StoredKey<string> = {
  area: 'local',
  name: 'access_token',
  parse: tokenText,
  format: (token) => token,
};

export const refreshToken: StoredKey<string> = {
  area: 'local',
  name: 'refresh_token',
  parse: tokenText,
  format: (token) => token,
};

/** Moment of expiry, epoch milliseconds. */
export const expiresIn: StoredKey<number> = {
  area: 'local',
  name: 'expires_in',
  parse: (raw) => (/^\d{1,16}$/.test(raw) ? Number(raw) : null),
  format: String,
};

const uuidV4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Made once, survives logout. */
export const deviceId: StoredKey<string> = {
  area: 'local',
  name: 'deviceId',
  parse: (raw) => (uuidV4.test(raw) ? raw : null),
  format: (value) => value,
};

/** The client id that this tab runs as. */
export const clientIdOfTab: StoredKey<string> = {
  area: 'session',
  name: 'client_id',
  parse: (raw) => (/^\d{1,4}$/.test(raw) ? raw : null),
  format: (value) => value,
};
