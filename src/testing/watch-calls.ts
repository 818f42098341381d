import { createWatch, type Scope, type Unit } from 'effector';

/** Collects what a unit carried in one scope. */
export function watchCalls<T>(unit: Unit<T>, scope: Scope): readonly T[] {
  const calls: T[] = [];
  createWatch({ unit, scope, fn: (value) => calls.push(value) });
  return calls;
}
