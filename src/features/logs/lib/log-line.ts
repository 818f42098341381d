import { redactData, redactText } from '@/shared/lib/redact';

/** What a caller tells the log. */
export interface LogNote {
  readonly level: 'debug' | 'info' | 'warning' | 'error';
  readonly message: string;
  /** Whatever helps; secrets are taken out. */
  readonly data?: unknown;
}

/** A line of a log batch (contract, bridge: `sendEvent`). */
export interface LogLine {
  readonly level: LogNote['level'];
  /** Epoch milliseconds. */
  readonly time: number;
  readonly message: string;
  readonly data: unknown;
}

/** While a wrapper takes the lines, no more than this wait for it (fault list C5). */
export const MOST_LINES = 500;
/** Without one, the last of them stay in memory (contract, bridge). */
export const MOST_KEPT = 200;

/** A line that holds no secret. */
export function lineOf({ level, message, data }: LogNote, time: number): LogLine {
  return { level, time, message: redactText(message), data: redactData(data) ?? null };
}

/** Adds a line; the oldest go. */
export function withLine(lines: readonly LogLine[], line: LogLine): readonly LogLine[] {
  return [...lines.slice(1 - MOST_LINES), line];
}
