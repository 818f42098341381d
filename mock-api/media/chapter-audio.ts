import type { AudiobookFixture, ChapterFixture } from '@fixtures/catalog/audiobook';
import { audioIndex } from '@fixtures/media/audio/audio-index';
import { chapterSegments, moveSegment, type ChapterSegment } from '@fixtures/media/repeat-segments';

import type { MediaSource } from './media-source';

type Recorded = Pick<AudiobookFixture, 'recording'>;

/** The segments of a sample, which plays the recording once. */
export function sampleSegments({ recording }: Recorded): ChapterSegment[] {
  const once = audioIndex[recording].segments.reduce((total, { seconds }) => total + seconds, 0);
  return chapterSegments(recording, once);
}

/** The segments of a chapter, or of the sample if `chapter` is null. */
export function segmentsOf(book: Recorded, chapter: ChapterFixture | null): ChapterSegment[] {
  return chapter ? chapterSegments(book.recording, chapter.duration) : sampleSegments(book);
}

const folderOf = ({ recording }: Recorded): string => `audio/${recording}`;

/** Reads the initialization segment of a title's recording. */
export function readInit(media: MediaSource, book: Recorded): Promise<Uint8Array<ArrayBuffer>> {
  return media.read(`${folderOf(book)}/${audioIndex[book.recording].init}`);
}

/** Reads one segment and moves its timestamps to its position in the chapter. */
export async function readSegment(
  media: MediaSource,
  book: Recorded,
  { file, index, decodeTime }: ChapterSegment,
): Promise<Uint8Array<ArrayBuffer>> {
  return moveSegment(await media.read(`${folderOf(book)}/${file}`), index + 1, decodeTime);
}

/** Reads all segments as one fragmented MP4 file. */
export async function readWhole(
  media: MediaSource,
  book: Recorded,
  segments: readonly ChapterSegment[],
): Promise<Uint8Array<ArrayBuffer>> {
  const parts = [
    await readInit(media, book),
    ...(await Promise.all(segments.map((segment) => readSegment(media, book, segment)))),
  ];
  const whole = new Uint8Array(parts.reduce((total, { length }) => total + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
