import { clients, type PartnerKind } from '@/shared/config/clients';

import { ApiFailure } from '../core/api-failure';

/** Kinds without a client of their own sign in under our own client (decisions, 'Clients'). */
const ownKinds: readonly PartnerKind[] = ['google', 'samantel'];

/** The kinds that a client may sign in with; an unknown client counts as our own. */
function kindsOf(clientId: string): readonly string[] {
  const client = clients.find(({ id }) => id === clientId);
  if (!client || client.kind === 'own') return ownKinds;
  return 'partnerKind' in client ? [client.partnerKind] : [];
}

/** The kind that a partner's token is for: `partner-ok-{kind}` or `partner-expired-{kind}`. */
export function kindOfPartnerToken(token: string): string | undefined {
  return /^partner-(?:ok|expired)-(\w+)$/.exec(token)?.[1];
}

/** Fails with `partner-not-allowed` or `bad-partner-token` unless the token signs in. */
export function checkPartnerToken(clientId: string, kind: string, token: string): void {
  if (!kindsOf(clientId).includes(kind)) throw new ApiFailure('partner-not-allowed');
  if (token !== `partner-ok-${kind}`) throw new ApiFailure('bad-partner-token');
}
