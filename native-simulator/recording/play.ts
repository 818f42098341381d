import { countMissing, firstDivergence, type Divergence } from './compare';
import { replayActionsOf } from './replay-actions';
import { pathOf, withReplaySecrets, type TokensOf } from './replay-secrets';
import type { Action, Entry, Recording } from './recording';

/** Whatever a recording is played in: a page under Playwright, or a phone of the simulator. */
export interface Player {
  /** Opens the app at a path, as the launch of the recording says. */
  open(path: string): Promise<void>;
  /** What has been seen and done since, as a recording has it. */
  entries(): readonly Entry[];
  /** Does a thing, and tells of it; false when what it is done to does not come within so many ms. */
  perform(deed: Action, timeoutMs: number): Promise<boolean>;
  wait(ms: number): Promise<void>;
  readonly tokensOf: TokensOf;
}

export interface PlayOptions {
  /** How long nothing may come while something is awaited, ms; at the launch three times as long. */
  readonly timeoutMs?: number;
  /** The place among the entries that is next. */
  readonly onProgress?: (index: number) => void;
  /** Ends it early. */
  readonly signal?: AbortSignal;
}

/** How long nothing more may come, before nothing more is expected. */
const QUIET_MS = 400;
const POLL_MS = 40;
const PATIENCE_MS = 10_000;
/** A page that is loaded, or one that tells much, takes so many times as long at most. */
const LENIENCE = 3;

/**
 * Does again what was done in a recording, each thing when all that came before it in the recording has
 * come, and gives the first point at which the app went another way; null when it never did.
 */
export async function play(
  recording: Recording,
  player: Player,
  { timeoutMs = PATIENCE_MS, onProgress, signal }: PlayOptions = {},
): Promise<Divergence | null> {
  const { entries, launch } = recording;
  const divergence = () => firstDivergence(entries, player.entries());
  const untilSeen = (count: number, patience: number) =>
    until(player, patience, signal, () => {
      return countMissing(entries.slice(0, count), player.entries()) === 0;
    });
  await unlessAborted(player.open(pathOf(launch)), signal);
  if (signal?.aborted) return null;
  let patience = timeoutMs * LENIENCE;
  for (const { index, deed } of replayActionsOf(recording)) {
    onProgress?.(index);
    await untilSeen(index, patience);
    patience = timeoutMs;
    if (signal?.aborted) return null;
    const found = divergence();
    if (found && found.index < index) return found;
    const own = await withReplaySecrets(deed, launch, player.tokensOf);
    // What was to be pressed is not there, which is where the ways part.
    if (!(await player.perform(own, timeoutMs))) return divergence();
  }
  onProgress?.(entries.length);
  await untilSeen(entries.length, patience);
  await untilQuiet(player, timeoutMs, signal);
  return signal?.aborted ? null : divergence();
}

async function until(
  player: Player,
  timeoutMs: number,
  signal: AbortSignal | undefined,
  isSo: () => boolean,
): Promise<void> {
  const longest = Date.now() + timeoutMs * LENIENCE;
  let end = 0;
  let count = -1;
  while (!isSo() && !signal?.aborted) {
    const { length } = player.entries();
    if (length !== count) end = Math.min(longest, Date.now() + timeoutMs);
    else if (Date.now() > end) return;
    count = length;
    await player.wait(POLL_MS);
  }
}

async function untilQuiet(
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
    await player.wait(QUIET_MS);
  }
}

/** Waits for what can't be ended itself, but no longer than it is wanted. */
async function unlessAborted(work: Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  if (!signal) return work;
  const aborted = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  await Promise.race([work, aborted]);
}
