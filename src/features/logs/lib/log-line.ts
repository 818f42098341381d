import { redactData, redactText } from '@/shared/lib/redact';

/** A log entry as a caller writes it. */
export interface LogNote {
  readonly level: 'debug' | 'info' | 'warning' | 'error';
  readonly message: string;
  /** Any details; secrets are redacted. */
  readonly data?: unknown;
}

/** A line of a log batch. Format: docs/native-bridge.md#sendevent */
export interface LogLine {
  readonly level: LogNote['level'];
  /** Epoch milliseconds. */
  readonly time: number;
  readonly message: string;
  readonly data: unknown;
}

/** The longest queue of lines for the wrapper. Rule: docs/faults.md#c5 */
export const MAX_QUEUED_LINES = 500;
/** The number of lines that stay in memory without a wrapper. Rule: docs/behaviour.md#logs */
export const MAX_MEMORY_LINES = 200;

/** A redacted line; `time` in epoch milliseconds. */
export function lineOf({ level, message, data }: LogNote, time: number): LogLine {
  return { level, time, message: redactText(message), data: redactData(data) ?? null };
}

/** Adds a line, and drops the oldest ones over the limit. */
export function withLine(lines: readonly LogLine[], line: LogLine): readonly LogLine[] {
  return [...lines.slice(1 - MAX_QUEUED_LINES), line];
}
