import type { Client, PartnerKind } from './clients';

/** The credential in a partner's link, which is exchanged for a session once. */
export interface PartnerCredential {
  readonly token: string;
  readonly kind: PartnerKind;
}

const names: readonly (string | undefined)[] = ['token', 'p', 'kind'];

/**
 * The credential in a query (`token`, else `p`), under the kind of the client's row or under a `kind=`
 * that the row allows; null otherwise. Rule: docs/behaviour.md#partner-sign-in
 */
export function partnerCredential(search: string, client: Client): PartnerCredential | null {
  const query = new URLSearchParams(search);
  const token = [query.get('token'), query.get('p')].find(Boolean);
  const kind =
    client.partnerKind ?? client.addressKinds?.find((allowed) => allowed === query.get('kind'));
  return token && kind ? { token, kind } : null;
}

/**
 * The query without `token`, `p` and `kind`; the rest keeps its order and spelling. Empty, or with a
 * leading `?`.
 */
export function withoutPartnerToken(search: string): string {
  const kept = search
    .replace(/^\?/, '')
    .split('&')
    // The ampersand stops URLSearchParams from removing a leading question mark of the name.
    .filter((part) => !names.includes([...new URLSearchParams(`&${part}`).keys()][0]))
    .join('&');
  return kept && `?${kept}`;
}
