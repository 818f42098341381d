import { expect, it } from 'vitest';

import { environmentByName, type EnvironmentName } from '@/shared/config/environments';
import { defaultPhone, type PhoneConfig } from '../../config/simulator-config';
import { hostChromeOf } from './hosts';

it.each<[Partial<PhoneConfig>, environment: EnvironmentName, kind: string, title: string]>([
  [{ platform: 'android' }, 'webview-new', 'none', ''],
  [{ platform: 'web' }, 'webview-new', 'browser', ''],
  // An installed app has no bar of a browser.
  [{ platform: 'web' }, 'pwa', 'none', ''],
  [{ client: 'iGap', platform: 'web' }, 'landing-webview-dev', 'header', 'iGap'],
  [{ client: 'Zarebin', platform: 'web' }, 'landing-webview-dev', 'browser', ''],
  [{ client: 'CafeBazaar', platform: 'android' }, 'app-webview-dev', 'none', ''],
])('surrounds %j in %s by %s', (phone, name, kind, title) => {
  const environment = environmentByName(name);
  if (!environment) throw new Error(`There is no environment ${name}`);
  expect(hostChromeOf({ ...defaultPhone, ...phone }, environment)).toMatchObject({ kind, title });
});
