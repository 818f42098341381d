import { combine, createEvent, sample } from 'effector';

import { playerItemOf } from '@/features/player/lib/player-item';
import { sampleRequested } from '@/features/player/model/queue';
import { nonNull } from '@/shared/lib/non-null';
import { productRoute } from '@/shared/routing/routes';

import { readMoment } from './lib/moment';
import { $bookChapters, $detail } from './model';
import { $playsWhole } from './podcast';
import { momentPlayed } from './sample';

/** Plays from the moment of the link. */
export const momentClicked = createEvent();

/** The moment of the link as this user can hear it. */
export type ShownMoment =
  | { readonly part: 'sample'; readonly seconds: number }
  | {
      readonly part: 'chapter';
      /** The number of the chapter, from 1. */
      readonly number: number;
      readonly seconds: number;
      readonly chapterId: number;
      /** The user cannot play the book whole. */
      readonly isLocked: boolean;
    };

/** Null without a moment, and for one that the book does not have. Rule: docs/behaviour.md#moment-links */
export const $moment = combine(
  { visit: productRoute.$visit, detail: $detail, chapters: $bookChapters, playsWhole: $playsWhole },
  ({ visit, detail, chapters, playsWhole }): ShownMoment | null => {
    const moment = visit && readMoment(visit.query);
    if (!moment || !detail) return null;
    const { chapter: number, seconds } = moment;
    if (number === null) {
      return seconds < detail.sampleDuration && !playsWhole ? { part: 'sample', seconds } : null;
    }
    const chapter = chapters[number - 1];
    if (!chapter || seconds >= chapter.duration) return null;
    const { chapterId } = chapter;
    return { part: 'chapter', number, seconds, chapterId, isLocked: !playsWhole };
  },
);

const picked = nonNull(sample({ clock: momentClicked, source: $moment }));
sample({
  clock: picked.filterMap((moment) =>
    moment.part === 'chapter' && !moment.isLocked
      ? { chapterId: moment.chapterId, startAt: moment.seconds }
      : undefined,
  ),
  target: momentPlayed,
});
sample({
  clock: nonNull(
    sample({
      clock: picked,
      source: $detail,
      fn: (detail, moment) =>
        detail && moment.part === 'sample'
          ? {
              item: playerItemOf(detail, 'sample'),
              duration: detail.sampleDuration,
              startAt: moment.seconds,
            }
          : null,
    }),
  ),
  target: sampleRequested,
});
