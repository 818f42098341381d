import { createStore } from 'effector';

import type { LibraryState } from '@/shared/api/contract/library';
import { getLibraryStateFx } from '@/shared/api/endpoints/library';
import { sessionEnded } from '@/shared/api/tokens';

import { ownedState } from './ownership';
import { purchased } from './purchased';

export const MAX_KNOWN_STATES = 200;

type KnownStates = ReadonlyMap<number, LibraryState>;

/**
 * The latest library state of each book that any page has read for this user, by audioBookId. Lists show its
 * price, so that a book has one price everywhere. Rule: docs/behaviour.md#prices
 */
export const $knownLibraryStates = createStore<KnownStates>(new Map(), { serialize: 'ignore' })
  .on(getLibraryStateFx.done, (known, { params, result }) =>
    withState(known, params.params.id, result),
  )
  .on(purchased, (known, { audioBookId }) => withState(known, audioBookId, ownedState))
  .reset(sessionEnded);

/** Adds the state as the newest and drops the oldest ones above the limit. */
function withState(known: KnownStates, audioBookId: number, state: LibraryState): KnownStates {
  const others = [...known].filter(([id]) => id !== audioBookId);
  return new Map([...others.slice(1 - MAX_KNOWN_STATES), [audioBookId, state]]);
}
