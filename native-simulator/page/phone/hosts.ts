import type { Environment } from '@/shared/config/environments';
import type { PhoneConfig } from '../../config/simulator-config';

/** The header that a host draws above its web view, in the host's colours. */
export interface HostChrome {
  /** `header`: a title with a close button; `browser`: an address bar; `none`: the app has the whole screen. */
  readonly kind: 'header' | 'browser' | 'none';
  readonly title: string;
  readonly background: string;
  readonly ink: string;
}

const none: HostChrome = {
  kind: 'none',
  title: '',
  background: 'var(--paper)',
  ink: 'var(--ink)',
};

const header = (title: string, background: string, ink = '#ffffff'): HostChrome => ({
  kind: 'header',
  title,
  background,
  ink,
});

/** The partners' headers, and the markets' status bar colours. */
const chromes: Readonly<Partial<Record<PhoneConfig['client'], HostChrome>>> = {
  CafeBazaar: { ...none, background: '#0b7a4b', ink: '#ffffff' },
  Myket: { ...none, background: '#0f5fae', ink: '#ffffff' },
  Zarebin: { kind: 'browser', title: 'zarebin', background: '#f2f4f8', ink: '#1c2b46' },
  iGap: header('iGap', '#1a7f5a'),
  putlife: header('putlife', '#5b2d8e'),
  ghesse: header('ghesse', '#a8452a'),
  iranpl: header('iranpl', '#1d4f7c'),
  pas: header('pas', '#2b3f55'),
  irancell: header('irancell', '#ffcb05', '#1d1914'),
  hisstori: header('hisstori', '#3b2a5c'),
};

/** The header of a phone. A web page shows the browser's bar, unless the environment is an installed app. */
export function hostChromeOf(phone: PhoneConfig, environment: Environment): HostChrome {
  const own = chromes[phone.client];
  if (own) return own;
  if (phone.platform !== 'web' || environment.hasServiceWorker) return none;
  return { kind: 'browser', title: '', background: 'var(--sunken)', ink: 'var(--ink)' };
}
