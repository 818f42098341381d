import { expect, it } from 'vitest';

import { newerMethods } from './newer-methods';

type Method = (this: unknown, ...args: readonly unknown[]) => unknown;

const owners = new Map<object, string>([
  [Array.prototype, 'Array'],
  [String.prototype, 'String'],
  [Object, 'Object'],
]);
const descending = (one: number, other: number) => other - one;

/** Calls of each method: the receiver and the arguments. */
const calls: Readonly<Record<string, readonly (readonly [unknown, ...unknown[]])[]>> = {
  'Array.at': [0, 1, -1, -3, 3, -4, 1.9, -0.5, Number.NaN].map((index) => [['a', 'b', 'c'], index]),
  'String.at': [0, -1, 2, -3].map((index) => ['آب', index]),
  'Array.toSorted': [[[10, 9, 1]], [[10, 9, 1], descending], [[undefined, 'b', 'a']], [[]]],
  'Array.toReversed': [[[1, 2, 3]], [[]]],
  'Object.hasOwn': [
    [Object, { a: 0 }, 'a'],
    [Object, {}, 'toString'],
    [Object, Object.create(null), 'a'],
    [Object, [1], 0],
  ],
};

it.each(newerMethods)('answers as the engine: %# %s.%s', (owner, name, method) => {
  const own: unknown = Reflect.get(owner, name);
  const made = calls[`${owners.get(owner)}.${name}`] ?? [];
  expect(made).not.toEqual([]);
  for (const [receiver, ...args] of made) {
    const before = structuredClone(receiver === Object ? null : receiver);
    expect((method as Method).apply(receiver, args)).toEqual((own as Method).apply(receiver, args));
    if (before !== null) expect(receiver).toEqual(before);
  }
});
