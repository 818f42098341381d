import type { ListeningLog } from '@/shared/storage/listening-key';

/** Days that are kept: this week and the one before. */
const KEPT_DAYS = 14;

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

/** The day of a moment by the clock of the device: `2026-11-23`. */
export function dayOf(epochMs: number): string {
  const date = new Date(epochMs);
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** A day of the week with what was heard. */
export interface WeekDay {
  /** 0 is Saturday, with which the Persian week begins. */
  readonly index: number;
  readonly seconds: number;
  readonly isToday: boolean;
  readonly isFuture: boolean;
}

/** The seven days of the week that `now` (epoch milliseconds) is in, from Saturday on. */
export function weekOf(log: ListeningLog, now: number): readonly WeekDay[] {
  const date = new Date(now);
  const today = (date.getDay() + 1) % 7;
  return Array.from({ length: 7 }, (_, index) => {
    // At noon no change of the clock moves it to another day.
    const noon = new Date(date.getFullYear(), date.getMonth(), date.getDate() + index - today, 12);
    return {
      index,
      seconds: log.days[dayOf(noon.getTime())] ?? 0,
      isToday: index === today,
      isFuture: index > today,
    };
  });
}
