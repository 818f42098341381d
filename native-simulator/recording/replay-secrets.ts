import { oneTimeCode, personaPassword, type PersonaName } from '@fixtures/users/personas';

import type { Action, EntryOf, RecordedLaunch } from './recording';
import { isSignInEvent } from './sign-in-event';

/** Signs a persona in at the mock of a replay, and returns its token set. */
export type TokensOf = (persona: PersonaName) => Promise<Readonly<Record<string, unknown>>>;

/** The text that a replay types. All personas of the mock share one password and one code. */
export function fillValueOf({ value, secret }: Pick<EntryOf<'fill'>, 'value' | 'secret'>): string {
  if (secret === undefined) return value;
  return secret === 'password' ? personaPassword : oneTimeCode;
}

/** An action with the replay's secrets in place of the recording's masked ones. */
export async function withReplaySecrets(
  action: Action,
  { persona }: Pick<RecordedLaunch, 'persona'>,
  tokensOf: TokensOf,
): Promise<Action> {
  if (action.kind === 'fill') return { ...action, value: fillValueOf(action) };
  if (action.kind !== 'event' || !isSignInEvent(action)) return action;
  return { ...action, payload: await tokensOf(action.persona ?? persona ?? 'newcomer') };
}
