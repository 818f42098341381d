import { combine, createEffect, createEvent, createStore, merge, sample } from 'effector';

import { readNow } from '@/shared/browser/now';
import { pageShown, watchPageShownFx } from '@/shared/browser/page-shown';
import { waitFx } from '@/shared/browser/wait';
import { nonNull } from '@/shared/lib/non-null';

import {
  extended,
  isDimmed,
  shownMinutes,
  shownSeconds,
  sleepLeft,
  timerOf,
  untilNextMinute,
  type ChapterRest,
  type MinuteTimer,
  type SleepOption,
  type SleepTimer,
} from '../lib/sleep';
import { isUnderWay } from '../lib/next-status';
import { $rate } from './engine';
import { $status, pauseClicked } from './playback';
import { $duration, positionAt } from './position';
import { $item, chapterFinished, playerClosed, wholeBookEnded } from './queue';
import { playerShown } from './shown';
import { mediaEventReceived } from './source';

/** An option of the sleep timer was chosen, also the one that is chosen already. */
export const sleepChosen = createEvent<SleepOption>();
/** Five more minutes were asked for. The end of a chapter does not move. */
export const sleepExtended = createEvent();
/** The clock is to be read, although nothing else asks for it. */
export const sleepReadRequested = createEvent();
/** The timer has ended, and stops the sound. */
export const sleepFired = createEvent();

const startTimerFx = createEffect((option: SleepOption) => timerOf(option, readNow()));
sample({ clock: sleepChosen, target: startTimerFx });
/** The timer runs as chosen, or is off. */
export const sleepSet = startTimerFx.done;

/** Null while the timer is off. */
const $timer = createStore<SleepTimer | null>(null)
  .on(startTimerFx.doneData, (_, timer) => timer)
  .reset(sleepFired, wholeBookEnded, playerClosed);
export const $sleepOption = $timer.map((timer): SleepOption => timer?.option ?? 'off');
/** The moment at which the timer ends, epoch milliseconds; null while it is off, or ends with the chapter. */
export const $sleepEndsAt = $timer.map((timer) => timer?.endsAt ?? null);

const timerExtended = nonNull(sample({ clock: sleepExtended, source: $timer })).filterMap((timer) =>
  timer.endsAt === null ? undefined : extended(timer),
);
$timer.on(timerExtended, (_, timer) => timer);

// Timers of a hidden page are throttled and the device may sleep, so the wall clock is read at every event of
// the media, every minute, and when the page is shown again. docs/faults.md#g11
const $isWatching = createStore(false).on(watchPageShownFx, () => true);
sample({
  clock: playerShown,
  filter: $isWatching.map((isWatching) => !isWatching),
  target: watchPageShownFx,
});
const waitForMinuteFx = createEffect(async (timer: MinuteTimer) => {
  await waitFx(untilNextMinute(timer.endsAt - readNow()));
  return timer;
});
const minutePassed = sample({
  clock: waitForMinuteFx.doneData,
  source: $timer,
  filter: (timer, waited) => timer === waited,
});
sample({
  clock: nonNull(merge([startTimerFx.doneData, timerExtended, minutePassed])).filterMap((timer) =>
    timer.endsAt === null ? undefined : timer,
  ),
  target: waitForMinuteFx,
});

const measureFx = createEffect((now: { timer: SleepTimer; chapter: ChapterRest }) =>
  sleepLeft(now.timer, readNow(), now.chapter),
);
// Most people listen without a timer, and then nothing is measured.
sample({
  clock: positionAt(
    nonNull(
      sample({
        clock: [$timer, mediaEventReceived, minutePassed, pageShown, sleepReadRequested],
        source: $timer,
      }),
    ),
  ),
  // The end of a sample is not that of a chapter.
  source: {
    duration: combine($duration, $item, (duration, item) => (item?.isSample ? Infinity : duration)),
    rate: $rate,
  },
  fn: (chapter, { position, cause: timer }) => ({ timer, chapter: { ...chapter, position } }),
  target: measureFx,
});

const $measured = createStore<number | null>(null)
  .on(measureFx.doneData, (_, left) => left)
  .reset(startTimerFx);
/** The wall-clock milliseconds left of the running timer; null while it is off. */
export const $sleepLeft = combine($timer, $measured, (timer, left) => timer && left);
/** The minutes to show, which change once a minute. */
export const $sleepMinutes = $sleepLeft.map((left) => (left === null ? null : shownMinutes(left)));
/** The seconds to show, where somebody looks at them. */
export const $sleepSeconds = $sleepLeft.map((left) => (left === null ? null : shownSeconds(left)));
/** The timer is about to end. */
export const $isSleepNear = $sleepLeft.map((left) => left !== null && isDimmed(left));

// Minutes end by the clock. A chapter ends by itself: then the next one opens, but does not play.
const timeIsUp = sample({
  clock: measureFx.done,
  source: $status,
  filter: (_, { params, result }) => params.timer.endsAt !== null && result <= 0,
  fn: (status) => status,
});
$timer.reset(timeIsUp);
sample({
  clock: timeIsUp,
  filter: isUnderWay,
  fn: () => undefined,
  target: sleepFired,
});
sample({
  clock: chapterFinished,
  source: $sleepOption,
  filter: (option, { hasNext }) => option === 'chapter' && hasNext,
  fn: () => undefined,
  target: sleepFired,
});
sample({ clock: sleepFired, target: pauseClicked });
