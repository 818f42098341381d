import { attach, createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum';

import { readNowFx } from '@/shared/browser/now';
import { LOG_PAUSE_MS } from '@/shared/config/constants';

import { lineOf, MAX_MEMORY_LINES, withLine, type LogLine, type LogNote } from './lib/log-line';

/** Receives a batch of lines; native wrappers have one. Rule: docs/native-bridge.md#sendevent */
export type LogSink = (lines: readonly LogLine[]) => void;

/** Null on the web, where the last 200 lines stay in memory. The bridge injects it. */
export const $logSink = createStore<LogSink | null>(null, { serialize: 'ignore' });

/** Adds an entry to the log. */
export const logRequested = createEvent<LogNote>();
/** Sends the queued lines now, because the page is hidden or closed, or the wrapper pauses. */
export const logFlushRequested = createEvent();

/** Reads the time of one entry. Without an async handler, because its promises make a burst of entries slow. */
const stampFx = attach<LogNote, typeof readNowFx>({ effect: readNowFx, mapParams: () => {} });
sample({ clock: logRequested, target: stampFx });

const lineStamped = stampFx.done.map(({ params, result }) => lineOf(params, result));

const sendLinesFx = attach({
  source: $logSink,
  effect: (sink, lines: readonly LogLine[]) => {
    sink?.(lines);
  },
});

/** The lines that no wrapper has received yet, oldest first, at most 500. */
export const $logLines = createStore<readonly LogLine[]>([]).on(lineStamped, withLine);

const flushed = sample({
  clock: [debounce(lineStamped, LOG_PAUSE_MS), logFlushRequested],
  source: { lines: $logLines, sink: $logSink },
  filter: ({ lines }) => lines.length > 0,
});
sample({
  clock: flushed,
  fn: ({ lines }) => lines,
  target: sendLinesFx,
});
$logLines.on(flushed, (lines, { sink }) => (sink ? [] : lines.slice(-MAX_MEMORY_LINES)));
