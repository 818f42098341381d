import type { Client, PartnerKind } from './clients';

/** What a partner's link brings: it is traded for a session once. */
export interface PartnerCredential {
  readonly token: string;
  readonly kind: PartnerKind;
}

const names: readonly (string | undefined)[] = ['token', 'p', 'kind'];

/**
 * The credential in a query (`token`, else `p`), under the kind of the client's row; `samantel` has no
 * client and signs in under 10 by `kind=samantel`. Null for everybody else (decisions, 'Clients').
 */
export function partnerCredential(search: string, client: Client): PartnerCredential | null {
  const query = new URLSearchParams(search);
  const token = [query.get('token'), query.get('p')].find(Boolean);
  const isSamantel = client.id === '10' && query.get('kind') === 'samantel';
  const kind = client.partnerKind ?? (isSamantel ? 'samantel' : undefined);
  return token && kind ? { token, kind } : null;
}

/** The query without `token`, `p` and `kind`; the rest keeps its order and spelling. Empty, or with `?`. */
export function withoutPartnerToken(search: string): string {
  const kept = search
    .replace(/^\?/, '')
    .split('&')
    // The ampersand keeps a question mark of the name's own.
    .filter((part) => !names.includes([...new URLSearchParams(`&${part}`).keys()][0]))
    .join('&');
  return kept && `?${kept}`;
}
