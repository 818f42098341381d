import { allSettled, fork, type UnitTargetable } from 'effector';
import { expect, it, vi } from 'vitest';

import { environmentByName } from '@/shared/config/environments';

import { defaultConfig, defaultPhone, type PhoneConfig } from '../../config/simulator-config';
import { startAddressOf } from '../phone/phone-launch';
import {
  $addressProblems,
  $config,
  $environment,
  $exclusionReason,
  $selectedIndex,
  $selectedPhone,
  clientChange,
  configOpened,
  pageStarted,
  phoneAdded,
  phoneChanged,
  phoneRemoved,
  phoneSelected,
  phonesReplaced,
  settingsChosen,
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

/** A browser whose address has this query. */
function browserAt(search: string) {
  const location = { search, pathname: '/native-simulator/' };
  const replaceState = (_state: null, _title: string, address: string) => {
    location.search = address.startsWith('?') ? address : '';
  };
  vi.stubGlobal('window', { location, history: { replaceState } });
  return location;
}

it('begins with the address, and writes each change into it, without what was wrong', async () => {
  const location = browserAt('?client=iGap&2.client=Zarebin&colour=red');
  const scope = fork();
  await allSettled(pageStarted, { scope });
  expect(scope.getState($config).phones.map(({ client }) => client)).toEqual(['iGap', 'Zarebin']);
  expect(scope.getState($addressProblems)).toEqual([{ name: 'colour', value: 'red', valid: [] }]);
  expect(location.search).toContain('colour');
  const after = async <T>(unit: UnitTargetable<T>, params: T) => {
    await allSettled(unit as UnitTargetable<unknown>, { scope, params });
    return location.search.slice(1).split('&');
  };
  const phones = ['client=iGap', '2.client=Zarebin'];
  expect(await after(settingsChosen, { theme: 'dark' })).toEqual([...phones, 'theme=dark']);
  await after(phoneSelected, 1);
  expect(await after(phoneChanged, { isLandscape: true })).toEqual([
    ...[...phones, '2.landscape=1', 'theme=dark'],
  ]);
  const phone = { ...defaultPhone, persona: 'spender' } as const;
  expect(await after(phonesReplaced, [{ index: 0, phone }])).toEqual([
    ...['persona=spender', '2.client=Zarebin', '2.landscape=1', 'theme=dark'],
  ]);
  expect(await after(phoneAdded, undefined)).toHaveLength(6);
  expect(await after(phoneRemoved, 0)).toEqual([
    ...['client=Zarebin', 'landscape=1', '2.client=Zarebin', '2.landscape=1', 'theme=dark'],
  ]);
  expect(await after(configOpened, { theme: 'system', phones: [defaultPhone] })).toEqual(['']);
});

it('has one phone at least and four at most', async () => {
  const scope = fork();
  const count = () => scope.getState($config).phones.length;
  await allSettled(phoneRemoved, { scope, params: 0 });
  expect(count()).toBe(1);
  await allSettled(phoneChanged, { scope, params: { client: 'iGap' } });
  for (let time = 0; time < 5; time += 1) await allSettled(phoneAdded, { scope });
  expect([count(), scope.getState($selectedIndex)]).toEqual([4, 3]);
  // A new one is like the last one.
  expect(scope.getState($selectedPhone).client).toBe('iGap');
});

it('says why a client cannot be on a platform, and nothing where it can', () => {
  const reasonOf = (phone: Partial<PhoneConfig>) => {
    const config = { ...defaultConfig, phones: [{ ...defaultPhone, ...phone }] };
    const environment = environmentByName('app-webview-dev');
    return fork({
      values: [
        [$config, config],
        [$environment, environment],
      ],
    }).getState($exclusionReason);
  };
  expect(reasonOf({})).toBeNull();
  expect(reasonOf({ client: 'CafeBazaar' })).toBeNull();
  expect(reasonOf({ client: 'CafeBazaar', platform: 'ios' })).toMatch(/./);
});

it('takes a new client’s usual device, unless another one was chosen', () => {
  const changeOf = (client: PhoneConfig['client'], before: Partial<PhoneConfig>) =>
    clientChange(client, { ...defaultPhone, ...before });
  expect(changeOf('iGap', { client: 'CafeBazaar' })).toEqual({
    ...{ client: 'iGap', platform: 'web', device: 'phone-390', token: '' },
  });
  expect(changeOf('CafeBazaar', { client: 'iGap', platform: 'web', device: 'phone-390' })).toEqual({
    ...{ client: 'CafeBazaar', platform: 'android', device: 'pixel-412', token: '' },
  });
});
