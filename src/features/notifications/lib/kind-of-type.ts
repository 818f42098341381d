import type { NotificationKind } from '../model';

/** By the product spec's type numbers (section 3): default, warning, error, table, info. */
const kinds: readonly NotificationKind[] = ['other', 'warning', 'error', 'other', 'info'];

/** The kind of a notification that comes with a type number; a number nobody knows is neutral. */
export function kindOfType(type: number): NotificationKind {
  return kinds[type] ?? 'other';
}
