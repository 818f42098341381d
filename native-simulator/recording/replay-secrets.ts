import { clients, type Client } from '@/shared/config/clients';
import { oneTimeCode, personaPassword, type PersonaName } from '@fixtures/users/personas';

import type { Action, EntryOf, RecordedLaunch } from './recording';
import { isSignInEvent } from './sign-in-event';

/** A token set of a persona, as the mock behind a replay gives it. */
export type TokensOf = (persona: PersonaName) => Promise<Readonly<Record<string, unknown>>>;

/** Where a recording begins; in the place of a partner's token stands the one that the mock takes. */
export function pathOf({ path, client }: Pick<RecordedLaunch, 'path' | 'client'>): string {
  const row: Client | undefined = clients.find(({ id }) => id === client);
  return path.replace(/([?&](?:token|p)=)•[^&#]+/, `$1partner-ok-${row?.partnerKind ?? ''}`);
}

/** What a field is filled with. Every persona of the mock has one password, and one code. */
export function valueOf({ value, secret }: Pick<EntryOf<'fill'>, 'value' | 'secret'>): string {
  if (secret === undefined) return value;
  return secret === 'password' ? personaPassword : oneTimeCode;
}

/** A deed with the secrets of the replay in the place of the recording's. */
export async function withReplaySecrets(
  deed: Action,
  { persona }: Pick<RecordedLaunch, 'persona'>,
  tokensOf: TokensOf,
): Promise<Action> {
  if (deed.kind === 'fill') return { ...deed, value: valueOf(deed) };
  if (deed.kind !== 'event' || !isSignInEvent(deed)) return deed;
  return { ...deed, payload: await tokensOf(deed.persona ?? persona ?? 'newcomer') };
}
