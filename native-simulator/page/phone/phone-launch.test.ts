import { expect, it } from 'vitest';

import { defaultPhone, type PhoneConfig } from '../../config/simulator-config';
import { launchKeyOf, phoneLaunchOf, startAddressOf } from './phone-launch';

it('launches a wrapper that leaves the answers to the sheets', () => {
  const phone = {
    ...defaultPhone,
    client: 'CafeBazaar',
    without: ['share'],
    faults: { purchase: 'delay', rateApp: 'throw' },
  } as const;
  expect(phoneLaunchOf(phone, 1, null)).toEqual({
    storage: 'phone-2:',
    launch: {
      client: '2',
      platform: 'android',
      tokens: null,
      removed: ['share'],
      outcomes: { openLoginPage: null, purchase: null, marketPurchase: null },
      faults: { purchase: { kind: 'delay', ms: 2000 }, rateApp: { kind: 'throw' } },
    },
  });
});

it('overrides the token set by the edited fields', () => {
  const phone = { ...defaultPhone, tokenEdits: { 'version-code': '55', scope: 'x' } } as const;
  expect(phoneLaunchOf(phone, 0, { token: 'a', 'api-level': '30' }).launch.tokens).toMatchObject({
    token: 'a',
    'client-id': '10',
    'version-code': '55',
    'api-level': '30',
    scope: 'x',
  });
});

it('adds the client and the partner token to the address, as a host does', () => {
  const phone = { ...defaultPhone, client: 'iGap', path: '/pdp/1?a=b', token: 't t' } as const;
  expect(startAddressOf(phone)).toBe('/pdp/1?a=b&clientId=12&token=t+t');
});

/** Another value of each setting, and whether the phone has to start again for it. */
const changes: { readonly [K in keyof PhoneConfig]: readonly [PhoneConfig[K], boolean] } = {
  client: ['iGap', true],
  platform: ['ios', true],
  path: ['/library', true],
  persona: ['collector', true],
  token: ['partner', true],
  tokenEdits: [{ 'api-level': '30' }, true],
  without: [['share'], true],
  // The running page takes these over.
  device: ['narrow-320', false],
  isLandscape: [true, false],
  tabBar: ['hidden', false],
  faults: [{ share: 'throw' }, false],
};

it.each(Object.entries(changes))(
  'the setting %s starts the phone again, or not',
  (name, change) => {
    const [value, isLaunched] = change;
    const key = launchKeyOf({ ...defaultPhone, [name]: value });
    expect(key !== launchKeyOf(defaultPhone)).toBe(isLaunched);
  },
);

it('has a token set of its own only when it is signed in, or has a token by hand', () => {
  const tokensOf = (tokenEdits: PhoneConfig['tokenEdits'], tokens: object | null) =>
    phoneLaunchOf({ ...defaultPhone, tokenEdits }, 0, tokens as never).launch.tokens;
  expect(tokensOf({ adsId: 'x' }, null)).toBeNull();
  expect(tokensOf({ token: '' }, null)).toBeNull();
  const device = {
    ...{ 'device-id': '5d3c0b5e-0000-4000-8000-00000000a001', 'client-id': '10' },
    ...{ 'version-code': '109', 'api-level': '34', adsId: '' },
  };
  expect(tokensOf({ token: 'mine' }, null)).toEqual({ ...device, token: 'mine' });
  expect(tokensOf({}, {})).toEqual({ ...device, token: '' });
});

it('shows a partner in the browser of an Android phone', () => {
  const systems = (['web', 'android', 'ios'] as const).map(
    (platform) => phoneLaunchOf({ ...defaultPhone, platform }, 0, null).launch.hostSystem,
  );
  expect(systems).toEqual(['android', undefined, undefined]);
});
