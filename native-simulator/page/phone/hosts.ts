import type { HostBar } from '@/shared/config/clients';
import type { Environment } from '@/shared/config/environments';
import type { PhoneConfig } from '../../config/simulator-config';
import { clientOf } from '../model/config';

/** The header that a host draws above its web view, in the host's colours. */
export interface HostChrome {
  /** `header`: a title with a close button; `browser`: an address bar; `none`: the app has the whole screen. */
  readonly kind: 'header' | 'browser' | 'none';
  /** Of a header; empty for the others. */
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

/** The header of a partner without a `host` of its own. */
const plainHeader: HostBar = { bar: 'header', background: '#2b3f55', ink: '#ffffff' };

/** The header of a phone. A web page shows the browser's bar, unless the environment is an installed app. */
export function hostChromeOf(phone: PhoneConfig, environment: Environment): HostChrome {
  const { name, kind, host = kind === 'partner' ? plainHeader : undefined } = clientOf(phone);
  if (host) {
    const { bar, background, ink } = host;
    return { kind: bar, title: bar === 'header' ? name : '', background, ink };
  }
  if (phone.platform !== 'web' || environment.hasServiceWorker) return none;
  return { kind: 'browser', title: '', background: 'var(--sunken)', ink: 'var(--ink)' };
}
