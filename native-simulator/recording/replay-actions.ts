import { isInput } from './compare';
import type { Action, Entry, Recording } from './recording';

/** What a replay does, with its place among the entries. */
export interface PositionedAction {
  readonly index: number;
  readonly deed: Action;
}

/** All that a replay has to do itself, in order. The wrapper answers `getTokens` by itself. */
export function replayActionsOf({
  entries,
  launch,
}: Pick<Recording, 'entries' | 'launch'>): PositionedAction[] {
  const deeds: PositionedAction[] = [];
  let awaited = 0;
  for (const [index, entry] of entries.entries()) {
    // Android answers at once, and no event follows.
    if (launch.platform === 'ios' && isCallOf(entry, 'getTokens')) awaited += 1;
    if (entry.kind === 'event' && entry.name === 'tokenInjected' && awaited > 0) awaited -= 1;
    else if (isDeed(entry)) deeds.push({ index, deed: entry });
  }
  return deeds;
}

function isDeed(entry: Entry): entry is Action {
  return isInput(entry) || entry.kind === 'event';
}

function isCallOf(entry: Entry, method: string): boolean {
  return entry.kind === 'call' && entry.method === method;
}
