import type { PersonaName } from '@fixtures/users/personas';
import { userData } from '@fixtures/users/user-data';
import { phoneDatabasesOf, phoneStorageOf } from './phone-launch';

/** Where the simulator notes whose data a phone has: beside the phone's own storage, which a fresh start empties. */
const noteOf = (index: number) => `user-of-phone-${index + 1}`;

/**
 * Removes what the app has stored of its user on a phone; what belongs to the device stays. The sound of kept books
 * stays too: all phones have it in common, and without the databases none of it counts.
 */
export function forgetUser(index: number): void {
  window.localStorage.removeItem(noteOf(index));
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    const storage = phoneStorageOf(index, area);
    for (const key of userData[area]) storage.removeItem(key);
  }
  // The next page waits for the removal when it opens them.
  for (const name of userData.databases) phoneDatabasesOf(index).deleteDatabase(name);
}

/**
 * Prepares a phone for a page of this persona (null for nobody), before that page reads anything: of another one it
 * has nothing. The page that was left may have stored something at its very end, so this is the time to look.
 */
export function prepareFor(index: number, persona: PersonaName | null): void {
  const user = persona ?? 'nobody';
  if (window.localStorage.getItem(noteOf(index)) === user) return;
  forgetUser(index);
  window.localStorage.setItem(noteOf(index), user);
}
