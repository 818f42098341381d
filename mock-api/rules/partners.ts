import { clients, type PartnerKind } from '@/shared/config/clients';

import { ApiFailure } from '../core/api-failure';

/** Partner kinds that sign in with our own client: docs/behaviour.md#partner-sign-in */
const ownKinds: readonly PartnerKind[] = ['google', 'samantel'];

/** The partner kinds of a client. An unknown client counts as our own. */
function kindsOf(clientId: string): readonly string[] {
  const client = clients.find(({ id }) => id === clientId);
  if (!client || client.kind === 'own') return ownKinds;
  return 'partnerKind' in client ? [client.partnerKind] : [];
}

/** The kind in a partner token, `partner-ok-{kind}` or `partner-expired-{kind}`. */
export function kindOfPartnerToken(token: string): string | undefined {
  return /^partner-(?:ok|expired)-(\w+)$/.exec(token)?.[1];
}

/** Throws `partner-not-allowed` or `bad-partner-token` if the token cannot sign in. */
export function checkPartnerToken(clientId: string, kind: string, token: string): void {
  if (!kindsOf(clientId).includes(kind)) throw new ApiFailure('partner-not-allowed');
  if (token !== `partner-ok-${kind}`) throw new ApiFailure('bad-partner-token');
}
