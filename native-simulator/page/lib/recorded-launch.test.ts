import { expect, it } from 'vitest';

import { environmentByName } from '@/shared/config/environments';
import { defaultPhone, type PhoneConfig } from '../../config/simulator-config';
import { createRecorder } from '../../recording/recorder';
import type { RecordedLaunch } from '../../recording/recording';
import { phoneLaunchOf } from '../phone/phone-launch';
import { phoneOfLaunch, recordedLaunch } from './recorded-launch';

const environment = environmentByName('landing-webview-dev')!;

/** The phone settings that come back from a recording's file, which holds no secrets. */
function throughFile(phone: PhoneConfig, tokens: Record<string, unknown> | null = null) {
  const { launch } = phoneLaunchOf(phone, 0, tokens);
  const recorder = createRecorder({
    name: 'A session',
    launch: recordedLaunch(phone, environment, launch),
  });
  return phoneOfLaunch(recorder.finish().launch, environment, phone);
}

it.each<[string, Partial<PhoneConfig>]>([
  ['a market', { client: 'CafeBazaar', platform: 'android', persona: 'spender', path: '/credit' }],
  ['a partner', { client: 'iGap', platform: 'web', path: '/pdp/1?a=b', token: 'partner-ok-iGap' }],
  ['a link of another partner', { client: 'iGap', platform: 'web', token: 'partner-ok-zarebin' }],
  [
    'an old, broken wrapper',
    { platform: 'ios', without: ['share'], faults: { purchase: 'delay', rateApp: 'drop' } },
  ],
])('restores the settings of %s', (_case, settings) => {
  const phone = { ...defaultPhone, ...settings };
  expect(throughFile(phone)).toEqual(phone);
});

it('restores the edited fields of the token set, except those of the session', () => {
  const tokenEdits = { 'version-code': '55', token: 'mine' };
  const phone = { ...defaultPhone, tokenEdits };
  expect(throughFile(phone, { token: 'secret', expireIn: '1' })?.tokenEdits).toEqual({
    'version-code': '55',
  });
});

it('refuses a client that does not exist', () => {
  const { launch } = phoneLaunchOf(defaultPhone, 0, null);
  const recorded = { ...recordedLaunch(defaultPhone, environment, launch), client: '9999' };
  expect(phoneOfLaunch(recorded, environment, defaultPhone)).toBeNull();
});

it('writes the launch of a phone, without what it does not have', () => {
  const phone = { ...defaultPhone, client: 'iGap', platform: 'web', token: 't' } as const;
  const { launch } = phoneLaunchOf(phone, 0, { token: 'secret' });
  expect(recordedLaunch({ ...phone, path: '/clp?a=b#c' }, environment, launch)).toEqual({
    ...{ client: '12', environment: 'landing-webview-dev', platform: 'web', persona: null },
    path: '/clp?a=b&token=t#c',
  });
  const wrapper = { ...defaultPhone, without: ['share'], faults: { exit: 'late' } } as const;
  const native = phoneLaunchOf(wrapper, 0, { token: 'secret' }).launch;
  expect(recordedLaunch(wrapper, environment, native)).toMatchObject({
    ...{ path: '/', removed: ['share'], faults: { exit: { kind: 'late' } } },
    tokens: { token: 'secret', 'client-id': '10' },
  });
});

it('opens a recording on the device that is there, and takes the partner token from its address', () => {
  const current = { device: 'narrow-320', isLandscape: true, tabBar: 'hidden' } as const;
  const launch: RecordedLaunch = {
    ...{ client: '12', environment: environment.name, platform: 'web', persona: null },
    path: '/clp?a=b&token=&x=1#c',
    tokens: { 'client-id': '99', adsId: '', scope: '•scope 1•' },
  };
  expect(phoneOfLaunch(launch, environment, current)).toEqual({
    ...{ ...defaultPhone, ...current, client: 'iGap', platform: 'web', path: '/clp?a=b&x=1#c' },
  });
});
