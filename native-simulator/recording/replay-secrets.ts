import { clients, type Client } from '@/shared/config/clients';
import { oneTimeCode, personaPassword, type PersonaName } from '@fixtures/users/personas';

import { EXPIRED_TOKEN } from './mask';
import type { Action, EntryOf, RecordedLaunch } from './recording';
import { isSignInEvent } from './sign-in-event';

/** Signs a persona in at the mock of a replay, and returns its token set. */
export type TokensOf = (persona: PersonaName) => Promise<Readonly<Record<string, unknown>>>;

/**
 * A path that a recording opens, with a partner token of the mock in place of the masked one: an expired one for an
 * expired one, else one that the mock accepts.
 */
export function replayPathOf({ path, client }: Pick<RecordedLaunch, 'path' | 'client'>): string {
  const row: Client | undefined = clients.find(({ id }) => id === client);
  return path.replace(/([?&](?:token|p)=)•([^&#]+)/, (_whole, before: string, name: string) => {
    const state = name.startsWith(EXPIRED_TOKEN) ? 'expired' : 'ok';
    return `${before}partner-${state}-${row?.partnerKind ?? ''}`;
  });
}

/** The text that a replay types. All personas of the mock share one password and one code. */
export function fillValueOf({ value, secret }: Pick<EntryOf<'fill'>, 'value' | 'secret'>): string {
  if (secret === undefined) return value;
  return secret === 'password' ? personaPassword : oneTimeCode;
}

/** An action with the replay's secrets in place of the recording's masked ones. */
export async function withReplaySecrets(
  action: Action,
  { persona, client }: Pick<RecordedLaunch, 'persona' | 'client'>,
  tokensOf: TokensOf,
): Promise<Action> {
  if (action.kind === 'fill') return { ...action, value: fillValueOf(action) };
  if (action.kind === 'load' && action.path !== undefined)
    return { ...action, path: replayPathOf({ path: action.path, client }) };
  if (action.kind !== 'event' || !isSignInEvent(action)) return action;
  return { ...action, payload: await tokensOf(action.persona ?? persona ?? 'newcomer') };
}
