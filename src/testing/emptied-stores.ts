import { isDeepStrictEqual } from 'node:util';
import { allSettled, type Store, type UnitTargetable } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { tokensChanged } from '@/shared/api/tokens';

import { createTestScope } from './create-scope';
import { playerAnswers } from './player-fixtures';
import { someTokens } from './session-fixtures';

/** Stores by their names, each with a value that it holds before it must be emptied. */
type FilledStores = Readonly<Record<string, readonly [store: unknown, value: unknown]>>;

/** A moment at which stores must be empty at once, before any answer arrives. */
interface Moment<Name> {
  readonly unit: unknown;
  readonly params?: unknown;
  readonly empties: readonly Name[];
}

/** Tests for each moment that a signed-in user finds the stores empty after it, whatever they held. */
export function testEmptiedStores<const Filled extends FilledStores>(
  filled: Filled,
  moments: Readonly<Record<string, Moment<keyof Filled & string>>>,
): void {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const rows = Object.entries(moments).map(([name, moment]) => ({ name, ...moment }));
  it.each(rows)('leaves nothing behind when $name', async ({ unit, params, empties }) => {
    const left: string[] = [];
    for (const name of empties) {
      const { scope } = await createTestScope({ answers: playerAnswers });
      void allSettled(tokensChanged, { scope, params: someTokens() });
      const [$store, value] = filled[name] as unknown as readonly [Store<unknown>, unknown];
      const empty = scope.getState($store);
      expect(empty, name).not.toEqual(value);
      void allSettled($store as unknown as UnitTargetable<unknown>, { scope, params: value });
      expect(scope.getState($store), name).toEqual(value);
      void allSettled(unit as UnitTargetable<unknown>, { scope, params });
      if (!isDeepStrictEqual(scope.getState($store), empty)) left.push(name);
    }
    expect(left).toEqual([]);
  });
}
