import type { EnvironmentName } from './environments';

/** Partner kinds that the token exchange knows (product spec, section 3). */
export type PartnerKind =
  | 'google'
  | 'zarebin'
  | 'iGap'
  | 'putlife'
  | 'samantel'
  | 'iranPL'
  | 'pas'
  | 'irancell'
  | 'hisstori';

/** `own`: our wrapper and web app; `market`: sold through an app market; `partner`: a host's web view. */
export type ClientKind = 'own' | 'market' | 'partner';

export interface Client {
  readonly name: string;
  /** The client id as it travels in the address and in the `client-id` header. */
  readonly id: string;
  readonly kind: ClientKind;
  /** The sign-in kind that this client's `token` or `p` is exchanged under. */
  readonly partnerKind?: PartnerKind;
  /** Which app name people see. */
  readonly brand: 'shenidar' | 'hisstori';
  readonly hidesShare?: true;
  /** No such client in production. */
  readonly isDevOnly?: true;
}

/** Develop in the dev environments, other elsewhere. */
export const OWN_CLIENT_ID = '10';

/**
 * Every client, once (product spec, section 1; decisions, 'Clients'). Adding a client is one row.
 * Develop and other share the id 10: it means Develop in the dev environments, other elsewhere.
 */
export const clients = [
  { name: 'Develop', id: '10', kind: 'own', brand: 'shenidar', isDevOnly: true },
  { name: 'other', id: '10', kind: 'own', brand: 'shenidar' },
  { name: 'CafeBazaar', id: '2', kind: 'market', brand: 'shenidar' },
  { name: 'Myket', id: '8', kind: 'market', brand: 'shenidar' },
  { name: 'Zarebin', id: '9', kind: 'partner', partnerKind: 'zarebin', brand: 'shenidar' },
  { name: 'putlife', id: '11', kind: 'partner', partnerKind: 'putlife', brand: 'shenidar' },
  {
    name: 'iGap',
    id: '12',
    kind: 'partner',
    partnerKind: 'iGap',
    brand: 'shenidar',
    hidesShare: true,
  },
  { name: 'ghesse', id: '13', kind: 'partner', brand: 'shenidar' },
  { name: 'iranpl', id: '14', kind: 'partner', partnerKind: 'iranPL', brand: 'shenidar' },
  { name: 'pas', id: '15', kind: 'partner', partnerKind: 'pas', brand: 'shenidar' },
  { name: 'irancell', id: '16', kind: 'partner', partnerKind: 'irancell', brand: 'shenidar' },
  { name: 'hisstori', id: '17', kind: 'partner', partnerKind: 'hisstori', brand: 'hisstori' },
] as const satisfies readonly Client[];

/**
 * The client that an id means in an environment; an unknown id behaves as `other` (decisions).
 */
export function clientById(
  clientId: string,
  environment: { name: EnvironmentName; isDev: boolean },
): Client {
  if (clientId === OWN_CLIENT_ID) return environment.isDev ? clients[0] : clients[1];
  return clients.find((client) => client.id === clientId) ?? clients[1];
}

/** The id itself, or that of `other` where nobody has it: what a call says in its header. */
export function knownClientId(clientId: string): string {
  return clients.some(({ id }) => id === clientId) ? clientId : OWN_CLIENT_ID;
}
