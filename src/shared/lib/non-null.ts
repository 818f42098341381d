import { is, type Event, type Store } from 'effector';

/**
 * Narrows a unit: the event that fires with each of its values that is neither null nor undefined.
 * A store counts with its updates.
 */
export function nonNull<T>(unit: Event<T> | Store<T>): Event<NonNullable<T>> {
  const values = is.store(unit) ? unit.updates : unit;
  return values.filterMap((value) => value ?? undefined);
}
