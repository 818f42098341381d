/** The minutes of the sleep timer's options. Rule: docs/behaviour.md#sleep-timer */
export const sleepMinutes = [5, 10, 15, 30, 45, 60, 120] as const;

/** An option of the sleep timer; a number is minutes. */
export type SleepOption = 'off' | 'chapter' | (typeof sleepMinutes)[number];

/** Every option, in the order of the list. */
export const sleepOptions: readonly SleepOption[] = ['off', 'chapter', ...sleepMinutes];

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
/** What one press of 'more minutes' adds. */
export const EXTENSION_MINUTES = 5;
/** The product adds this to the chosen minutes. */
const EXTRA_MS = MINUTE_MS;
/** The sound fades out over this last part of the timer. */
const FADE_MS = 20_000;
/** In this last part of the timer the player is dimmed. */
const DIM_MS = MINUTE_MS;

/** A timer that runs until a moment in epoch milliseconds. */
export interface MinuteTimer {
  readonly option: (typeof sleepMinutes)[number];
  readonly endsAt: number;
}
/** A running timer; without a moment it runs until the chapter ends. */
export type SleepTimer = MinuteTimer | { readonly option: 'chapter'; readonly endsAt: null };

/** The timer of an option that is chosen at `now`, in epoch milliseconds; null for 'off'. */
export function timerOf(option: SleepOption, now: number): SleepTimer | null {
  if (option === 'off') return null;
  if (option === 'chapter') return { option, endsAt: null };
  return { option, endsAt: now + option * MINUTE_MS + EXTRA_MS };
}

/** The timer with five more minutes. */
export function extended(timer: MinuteTimer): MinuteTimer {
  return { ...timer, endsAt: timer.endsAt + EXTENSION_MINUTES * MINUTE_MS };
}

/** What is to come of the chapter, and how fast it plays. */
export interface ChapterRest {
  /** Seconds into the chapter. */
  readonly position: number;
  /** Seconds; infinite while no chapter plays. */
  readonly duration: number;
  /** 1 is normal speed. */
  readonly rate: number;
}

/** The wall-clock milliseconds that the timer has left at `now`, never below 0. */
export function sleepLeft(timer: SleepTimer, now: number, chapter: ChapterRest): number {
  const { position, duration, rate } = chapter;
  const left =
    timer.endsAt === null
      ? ((duration - position) / Math.max(rate, 0.1)) * 1000
      : timer.endsAt - now;
  return Math.max(0, left);
}

/** The minutes to show; the last one counts until it is over. */
export function shownMinutes(leftMs: number): number {
  return Math.ceil(leftMs / MINUTE_MS);
}

/** The seconds to show; the last one counts until it is over. */
export function shownSeconds(leftMs: number): number {
  return Math.ceil(leftMs / SECOND_MS);
}

/** The milliseconds until the shown seconds change: a whole second at the most. */
export function untilNextSecond(leftMs: number): number {
  return leftMs % SECOND_MS || SECOND_MS;
}

/** The milliseconds until the shown minutes change: a whole minute at the most. */
export function untilNextMinute(leftMs: number): number {
  return leftMs % MINUTE_MS || MINUTE_MS;
}

/** The share of the listener's volume at which the sound plays, 1 before the fade and 0 at its end. */
export function fadeGain(leftMs: number): number {
  return Math.min(1, leftMs / FADE_MS);
}

/** Whether the view is dimmed, because the timer is about to end. */
export function isDimmed(leftMs: number): boolean {
  return leftMs <= DIM_MS;
}

/** A timer of an hour or more is a full moon. */
const FULL_MOON_SECONDS = 3600;
/** The thinnest crescent that is still seen as one. */
const MIN_MOON = 0.08;

/** The lit part of a sleep timer's moon, 0.08 to 1, which wanes evenly with the seconds that are left. */
export function sleepMoon(seconds: number): number {
  return Math.min(1, Math.max(MIN_MOON, seconds / FULL_MOON_SECONDS));
}
