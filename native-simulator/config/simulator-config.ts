import type { MethodName } from '@/shared/bridge/methods';
import { clients } from '@/shared/config/clients';
import type { Platform } from '@/shared/config/combinations';
import type { PersonaName } from '@fixtures/users/personas';

import type { DeviceName } from './devices';
import type { FaultKind } from './fault-kinds';
import type { TokenEdits } from './token-fields';

export type ClientName = (typeof clients)[number]['name'];

export const tabBars = ['auto', 'shown', 'hidden'] as const;
export type TabBar = (typeof tabBars)[number];

/** One phone on the stage: its client, platform and device, its session, and its wrapper's behaviour. */
export interface PhoneConfig {
  readonly client: ClientName;
  readonly platform: Platform;
  readonly device: DeviceName;
  readonly isLandscape: boolean;
  /** The wrapper's own tab bar. With 'auto' it appears in environments where the app shows no tab bar. */
  readonly tabBar: TabBar;
  /** The first path of the app, with its query. */
  readonly path: string;
  /** The signed-in persona; null when signed out. */
  readonly persona: PersonaName | null;
  /** A partner's token for the address; empty for none. */
  readonly token: string;
  readonly tokenEdits: TokenEdits;
  /** Methods that this wrapper lacks. */
  readonly without: readonly MethodName[];
  readonly faults: Readonly<Partial<Record<MethodName, FaultKind>>>;
}

export const themes = ['system', 'light', 'dark'] as const;
export const languages = ['en', 'fa'] as const;
export const networks = ['online', 'slow', 'offline'] as const;
export const zooms = ['fit', '50', '75', '100'] as const;

export type Theme = (typeof themes)[number];
export type Language = (typeof languages)[number];
export type Network = (typeof networks)[number];
export type Zoom = (typeof zooms)[number];

/** All settings of the simulator. The address holds them, so that a link shares them. */
export interface SimulatorConfig {
  readonly theme: Theme;
  readonly language: Language;
  readonly network: Network;
  readonly zoom: Zoom;
  /** Repeats the user's actions in one phone in all other phones. */
  readonly drivesAll: boolean;
  /** One to four. */
  readonly phones: readonly PhoneConfig[];
}

export const MAX_PHONES = 4;

export const defaultPhone: PhoneConfig = {
  client: clients[0].name,
  platform: 'android',
  device: 'pixel-412',
  isLandscape: false,
  tabBar: 'auto',
  path: '/',
  persona: null,
  token: '',
  tokenEdits: {},
  without: [],
  faults: {},
};

/** The default platform of a client: web for partners, which show the web app, and Android for the others. */
export function defaultPlatformOf(name: ClientName): Platform {
  const kind = clients.find((client) => client.name === name)?.kind;
  return kind === 'partner' ? 'web' : 'android';
}

/** The device that a platform starts on: Android on a phone of its own, the others on an iPhone. */
export function defaultDeviceOf(platform: Platform): DeviceName {
  return platform === 'android' ? 'pixel-412' : 'phone-390';
}

/**
 * The settings that an address or a scenario leaves out: the platform follows from the client, and the device from the
 * platform that is set.
 */
export function defaultsOf({
  client = defaultPhone.client,
  platform,
}: Partial<PhoneConfig>): PhoneConfig {
  const usual = defaultPlatformOf(client);
  return { ...defaultPhone, platform: usual, device: defaultDeviceOf(platform ?? usual) };
}

export const defaultConfig: SimulatorConfig = {
  theme: 'system',
  language: 'en',
  network: 'online',
  zoom: 'fit',
  drivesAll: false,
  phones: [defaultPhone],
};
