import type { ListeningLog } from '@/shared/storage/listening-key';

/** Days that are kept: this week and the one before. */
const KEPT_DAYS = 14;

const DAY_MS = 86_400_000;
/** Tehran is 3:30 hours before UTC, all year: Iran has had no summer time since 2022. */
const TEHRAN_OFFSET_MS = 12_600_000;

export const emptyLog: ListeningLog = { days: {}, books: {} };

/** Sound of a book that was heard until now. */
export interface HeardSound {
  /** Null for a sample, which counts for the day alone. */
  readonly audioBookId: number | null;
  readonly seconds: number;
  /** The book has ended. */
  readonly isFinished: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The log with what was heard until now. */
export function withHeard(log: ListeningLog, heard: HeardSound): ListeningLog {
  const { audioBookId, seconds, isFinished, now } = heard;
  const today = dayOf(now);
  const days = { ...log.days, [today]: (log.days[today] ?? 0) + seconds };
  const kept = Object.entries(days).toSorted().slice(-KEPT_DAYS);
  const books =
    audioBookId === null
      ? log.books
      : { ...log.books, [audioBookId]: { heardAt: now, isFinished } };
  return { days: Object.fromEntries(kept), books };
}

/** The day of a moment in Tehran: `2026-11-23`. */
export function dayOf(epochMs: number): string {
  return new Date(epochMs + TEHRAN_OFFSET_MS).toISOString().slice(0, 10);
}

/** A day of the week with what was heard. */
export interface WeekDay {
  /** 0 is Saturday, with which the Persian week begins. */
  readonly index: number;
  readonly seconds: number;
  readonly isToday: boolean;
  readonly isFuture: boolean;
}

/** The seven days of the week of Tehran that `now` (epoch milliseconds) is in, from Saturday on. */
export function weekOf(log: ListeningLog, now: number): readonly WeekDay[] {
  const today = (new Date(now + TEHRAN_OFFSET_MS).getUTCDay() + 1) % 7;
  return Array.from({ length: 7 }, (_, index) => {
    return {
      index,
      seconds: log.days[dayOf(now + (index - today) * DAY_MS)] ?? 0,
      isToday: index === today,
      isFuture: index > today,
    };
  });
}
