import { isAction } from './compare';
import type { Action, Entry, Recording } from './recording';

export interface PositionedAction {
  /** The place among the recording's entries. */
  readonly index: number;
  readonly action: Action;
}

/** The actions that a replay performs, in order, without the wrapper's own answers to `getTokens`. */
export function replayActionsOf({
  entries,
  launch,
}: Pick<Recording, 'entries' | 'launch'>): PositionedAction[] {
  const actions: PositionedAction[] = [];
  let awaited = 0;
  for (const [index, entry] of entries.entries()) {
    // On Android the call itself returns the tokens, and no event follows.
    if (launch.platform === 'ios' && isCallOf(entry, 'getTokens')) awaited += 1;
    if (entry.kind === 'event' && entry.name === 'tokenInjected' && awaited > 0) awaited -= 1;
    else if (isAction(entry)) actions.push({ index, action: entry });
  }
  return actions;
}

function isCallOf(entry: Entry, method: string): boolean {
  return entry.kind === 'call' && entry.method === method;
}
