import type { ThemeColor } from '@/shared/browser/appearance';
import { OWN_CLIENT_ID } from './own-client-id.ts';

export { OWN_CLIENT_ID };

/** Partner kinds of the token exchange. Rule: docs/behaviour.md#partner-sign-in */
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

/** The bar and colours that a host draws around the app; the native simulator shows them. */
export interface HostBar {
  /** `header`: a title with a close button; `browser`: an address bar; `none`: a coloured status bar. */
  readonly bar: 'header' | 'browser' | 'none';
  readonly background: string;
  readonly ink: string;
}

export interface Client {
  readonly name: string;
  /** The client id in the address and in the `client-id` header. */
  readonly id: string;
  readonly kind: ClientKind;
  /** The app name that users see. */
  readonly brand: 'shenidar' | 'hisstori';
  /** The colour of the browser's own bars around the page; without it that of our paper. */
  readonly themeColor?: ThemeColor;
  /** The kind under which `token` or `p` of the address is exchanged for a session. */
  readonly partnerKind?: PartnerKind;
  /** Kinds that the address may select with `kind=`, for a client without a `partnerKind`. */
  readonly addressKinds?: readonly PartnerKind[];
  /** Kinds that have a button on `/auth`. */
  readonly buttonKinds?: readonly PartnerKind[];
  readonly hidesShare?: true;
  /** The client does not exist in production. */
  readonly isDevOnly?: true;
  /** The host puts its own payment objects on the page, which resemble a wrapper's bridge but are none. */
  readonly hostObjects?: 'iGap';
  readonly host?: HostBar;
}

const own = {
  id: OWN_CLIENT_ID,
  kind: 'own',
  brand: 'shenidar',
  addressKinds: ['samantel'],
  buttonKinds: ['google'],
} as const;
const market = { kind: 'market', brand: 'shenidar' } as const;
const partner = { kind: 'partner', brand: 'shenidar' } as const;

const bar = (kind: HostBar['bar'], background: string, ink = '#ffffff'): HostBar => ({
  bar: kind,
  background,
  ink,
});

/** Every client. Rule: docs/behaviour.md#clients. Recipe: docs/adding-a-client.md */
export const clients = [
  { ...own, name: 'Develop', isDevOnly: true },
  { ...own, name: 'other' },
  { ...market, name: 'CafeBazaar', id: '2', host: bar('none', '#0b7a4b') },
  { ...market, name: 'Myket', id: '8', host: bar('none', '#0f5fae') },
  {
    ...partner,
    name: 'Zarebin',
    id: '9',
    partnerKind: 'zarebin',
    host: bar('browser', '#f2f4f8', '#1c2b46'),
  },
  {
    ...partner,
    name: 'putlife',
    id: '11',
    partnerKind: 'putlife',
    host: bar('header', '#5b2d8e'),
  },
  {
    ...partner,
    name: 'iGap',
    id: '12',
    partnerKind: 'iGap',
    hidesShare: true,
    hostObjects: 'iGap',
    host: bar('header', '#1a7f5a'),
  },
  { ...partner, name: 'ghesse', id: '13', host: bar('header', '#a8452a') },
  { ...partner, name: 'iranpl', id: '14', partnerKind: 'iranPL', host: bar('header', '#1d4f7c') },
  { ...partner, name: 'pas', id: '15', partnerKind: 'pas', host: bar('header', '#2b3f55') },
  {
    ...partner,
    name: 'irancell',
    id: '16',
    partnerKind: 'irancell',
    host: bar('header', '#ffcb05', '#1d1914'),
  },
  {
    ...partner,
    name: 'hisstori',
    id: '17',
    brand: 'hisstori',
    themeColor: { light: '#3b2a5c', dark: '#241a38' },
    partnerKind: 'hisstori',
    host: bar('header', '#3b2a5c'),
  },
] as const satisfies readonly Client[];

/** The client of an id in an environment; an unknown id counts as our own client. */
export function clientById(clientId: string, environment: { readonly isDev: boolean }): Client {
  const rows: readonly Client[] = clients;
  const isHere = ({ isDevOnly }: Client) => (isDevOnly === true) === environment.isDev;
  const withId = rows.filter(({ id }) => id === clientId);
  return withId.find(isHere) ?? withId[0] ?? clientById(OWN_CLIENT_ID, environment);
}

/** The id itself, or our own id if no client has it; calls send it in their header. */
export function knownClientId(clientId: string): string {
  return clients.some(({ id }) => id === clientId) ? clientId : OWN_CLIENT_ID;
}

/** Every kind under which a client may exchange a partner's token. */
export function partnerKindsOf(client: Client): readonly PartnerKind[] {
  const { partnerKind, addressKinds = [], buttonKinds = [] } = client;
  return [...(partnerKind ? [partnerKind] : []), ...addressKinds, ...buttonKinds];
}
