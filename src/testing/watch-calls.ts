import { createWatch, type Scope, type Unit } from 'effector';

/** Collects the values that a unit carries in one scope. */
export function watchCalls<T>(unit: Unit<T>, scope: Scope): readonly T[] {
  const calls: T[] = [];
  createWatch({ unit, scope, fn: (value) => calls.push(value) });
  return calls;
}
