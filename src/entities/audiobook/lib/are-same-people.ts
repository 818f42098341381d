import type { Person } from '@/shared/api/contract/values';

/** Whether two lists name the same people, in any order: an author who is also the narrator is named once. */
export function areSamePeople(some: readonly Person[], others: readonly Person[]): boolean {
  return (
    some.length === others.length && some.every(({ id }) => others.some((other) => other.id === id))
  );
}
