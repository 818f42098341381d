import { expect, it } from 'vitest';

import { defaultPhone } from '../../config/simulator-config';
import { startAddressOf, phoneLaunchOf } from './phone-launch';

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
