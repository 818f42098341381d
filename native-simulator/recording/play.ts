import { countMissing, firstDivergence, type Divergence } from './compare';
import { replayActionsOf } from './replay-actions';
import { withReplaySecrets, type TokensOf } from './replay-secrets';
import type { Action, Entry, Recording } from './recording';

/** Plays a recording's actions in a page under Playwright, or in a phone of the simulator. */
export interface Player {
  /** Opens the app at a path, with the launch settings of the recording. */
  open(path: string): Promise<void>;
  /** The entries since the opening, actions included. */
  entries(): readonly Entry[];
  /** Performs and records an action. Resolves to false when its element does not appear in time. */
  perform(action: Action, timeoutMs: number): Promise<boolean>;
  wait(ms: number): Promise<void>;
  readonly tokensOf: TokensOf;
}

export interface PlayOptions {
  /** A wait ends after this time without a new entry; after the launch it may take three times as long. */
  readonly timeoutMs?: number;
  /** Receives the index of the next entry. */
  readonly onProgress?: (index: number) => void;
  /** Ends the replay early. */
  readonly signal?: AbortSignal;
}

/** The replay is complete when no entry has come for this long. */
const IDLE_MS = 400;
const POLL_MS = 40;
const DEFAULT_TIMEOUT_MS = 10_000;
/** The limit of one wait, as a multiple of the timeout, however many entries come. */
const MAX_TIMEOUTS = 3;

/**
 * Replays a recording: performs each action once all recorded entries before it have come.
 * @returns the first divergence; null when there is none, or when the signal ended the replay
 */
export async function play(
  recording: Recording,
  player: Player,
  { timeoutMs = DEFAULT_TIMEOUT_MS, onProgress, signal }: PlayOptions = {},
): Promise<Divergence | null> {
  const { entries, launch } = recording;
  const divergence = () => firstDivergence(entries, player.entries());
  const waitForEntries = (count: number, entriesTimeoutMs: number) =>
    waitUntil(player, entriesTimeoutMs, signal, () => {
      return countMissing(entries.slice(0, count), player.entries()) === 0;
    });
  await untilAborted(player.open(launch.path), signal);
  if (signal?.aborted) return null;
  let nextTimeoutMs = timeoutMs * MAX_TIMEOUTS;
  for (const { index, action } of replayActionsOf(recording)) {
    onProgress?.(index);
    await waitForEntries(index, nextTimeoutMs);
    nextTimeoutMs = timeoutMs;
    if (signal?.aborted) return null;
    const found = divergence();
    if (found && found.index < index) return found;
    const ownAction = await withReplaySecrets(action, launch, player.tokensOf);
    // The element to press is missing: the replay diverges here at the latest.
    if (!(await player.perform(ownAction, timeoutMs))) return divergence();
  }
  onProgress?.(entries.length);
  await waitForEntries(entries.length, nextTimeoutMs);
  await waitUntilIdle(player, timeoutMs, signal);
  return signal?.aborted ? null : divergence();
}

/** Resolves when the condition holds, or after a timeout without a new entry. */
async function waitUntil(
  player: Player,
  timeoutMs: number,
  signal: AbortSignal | undefined,
  condition: () => boolean,
): Promise<void> {
  const latestEnd = Date.now() + timeoutMs * MAX_TIMEOUTS;
  let end = 0;
  let count = -1;
  while (!condition() && !signal?.aborted) {
    const { length } = player.entries();
    if (length !== count) end = Math.min(latestEnd, Date.now() + timeoutMs);
    if (Date.now() > end) return;
    count = length;
    await player.wait(POLL_MS);
  }
}

async function waitUntilIdle(
  player: Player,
  timeoutMs: number,
  signal: AbortSignal | undefined,
): Promise<void> {
  const end = Date.now() + timeoutMs;
  let count = -1;
  while (Date.now() < end && !signal?.aborted) {
    const { length } = player.entries();
    if (length === count) return;
    count = length;
    await player.wait(IDLE_MS);
  }
}

/** Resolves with the work or with the signal, for work that cannot be aborted itself. */
async function untilAborted(work: Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  if (!signal) return work;
  const listening = new AbortController();
  const aborted = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { signal: listening.signal });
  });
  try {
    await Promise.race([work, aborted]);
  } finally {
    listening.abort();
  }
}
