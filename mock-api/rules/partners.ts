import { clientById, partnerKindsOf } from '@/shared/config/clients';

import { ApiFailure } from '../core/api-failure';

/** The partner kinds of a client; an unknown client counts as our own. Rule: docs/behaviour.md#partner-sign-in */
function kindsOf(clientId: string): readonly string[] {
  return partnerKindsOf(clientById(clientId, { isDev: false }));
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
