import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';

import { defaultPhone, type PhoneConfig } from '../../config/simulator-config';
import { startAddressOf } from '../phone/phone-launch';
import {
  $config,
  $selectedIndex,
  $selectedPhone,
  clientChange,
  phoneAdded,
  phoneChanged,
  phoneRemoved,
  phoneSelected,
} from './config';

it('selects an added phone, and the first one after any was removed', async () => {
  const scope = fork();
  const selected = () => [scope.getState($config).phones.length, scope.getState($selectedIndex)];
  await allSettled(phoneAdded, { scope });
  await allSettled(phoneAdded, { scope });
  expect(selected()).toEqual([3, 2]);
  await allSettled(phoneSelected, { scope, params: 1 });
  await allSettled(phoneRemoved, { scope, params: 2 });
  expect(selected()).toEqual([2, 0]);
});

it.each<[client: PhoneConfig['client'], before: Partial<PhoneConfig>, after: Partial<PhoneConfig>]>(
  [
    // Another host's token means nothing to a client, and would be exchanged in its name.
    ['iGap', { client: 'Zarebin', token: 'partner-ok-zarebin' }, { token: '' }],
    ['other', { client: 'Zarebin', token: 'partner-ok-zarebin' }, { token: '' }],
    ['other', { platform: 'ios' }, { platform: 'ios' }],
    ['CafeBazaar', { platform: 'ios' }, { platform: 'android' }],
    ['CafeBazaar', { platform: 'ios', device: 'narrow-320' }, { device: 'narrow-320' }],
    ['other', { persona: 'collector', path: '/credit' }, { persona: 'collector', path: '/credit' }],
  ],
)('changes to the client %s from %j: %j', async (client, before, after) => {
  const scope = fork();
  const phone = { ...defaultPhone, ...before };
  await allSettled(phoneChanged, { scope, params: before });
  await allSettled(phoneChanged, { scope, params: clientChange(client, phone) });
  const changed = scope.getState($selectedPhone);
  expect(changed).toMatchObject({ client, ...after });
  expect(startAddressOf(changed)).not.toContain('token=');
});
