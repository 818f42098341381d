import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import { environments } from '@/shared/config/environments';
import { defaultPhone } from '../../config/simulator-config';
import { en } from '../i18n/en';
import {
  $addressProblems,
  $config,
  $environment,
  $exclusionReason,
  $selectedIndex,
} from '../model/config';
import { $scenarioErrors } from '../model/scenarios';
import { completeDocument } from '../testing/complete-document';
import { put, showSimulator } from '../testing/show-simulator';

beforeEach(completeDocument);

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const radio = (group: string, name: string) =>
  within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name });
const pick = (group: string, name: string) => fireEvent.click(radio(group, name));
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } });

it('changes each setting of the selected phone by its own control', async () => {
  const scope = await showSimulator({ phones: [{}, { token: 'typed' }, {}] });
  const phone = () => scope.getState($config).phones[1];
  const expected = { ...defaultPhone, token: 'typed' };
  pick(en.setup.label, '2');
  expect(radio(en.setup.label, '2')).toBeChecked();
  choose(en.setup.device, 'narrow-320');
  fireEvent.click(screen.getByRole('switch', { name: en.setup.landscape }));
  pick(en.setup.tabBar, en.setup.tabBars.hidden);
  choose(en.setup.persona, 'spender');
  const set = { device: 'narrow-320', isLandscape: true, tabBar: 'hidden', persona: 'spender' };
  expect(phone()).toEqual({ ...expected, ...set });
  choose(en.setup.persona, '');
  pick(en.setup.platform, en.setup.platforms.ios);
  expect(phone()).toEqual({ ...expected, ...set, persona: null, platform: 'ios' });
  // A partner is on the web, with a token of its own and without a native app.
  choose(en.setup.client, 'iGap');
  const partner = { ...expected, ...set, client: 'iGap', platform: 'web', persona: null };
  expect(phone()).toEqual({ ...partner, token: '' });
  expect(screen.queryByRole('radiogroup', { name: en.setup.tabBar })).toBeNull();
  expect(screen.queryByText(en.setup.tokenSet)).toBeNull();
  press(en.setup.tokenGood);
  expect(phone()).toEqual({ ...partner, token: 'partner-ok-iGap' });
  press(en.setup.tokenNone);
  expect(phone()).toEqual({ ...partner, token: '' });
  const token = screen.getByRole('textbox', { name: en.setup.partnerToken });
  fireEvent.change(token, { target: { value: 'mine' } });
  fireEvent.submit(token.closest('form')!);
  expect(phone()).toEqual({ ...partner, token: 'mine' });
  const { phones } = scope.getState($config);
  expect([phones[0], phones[2]]).toEqual([defaultPhone, defaultPhone]);
});

it('adds a phone up to the fourth, and removes the selected one', async () => {
  const scope = await showSimulator({ phones: [{ path: '/a' }, { path: '/b' }, { path: '/c' }] });
  const paths = () => scope.getState($config).phones.map(({ path }) => path);
  press(en.setup.addPhone);
  expect(paths()).toEqual(['/a', '/b', '/c', '/c']);
  expect(screen.getByRole('button', { name: en.setup.addPhone })).toBeDisabled();
  pick(en.setup.label, '2');
  press(en.setup.removePhone);
  expect(paths()).toEqual(['/a', '/c', '/c']);
  for (const _ of ['third', 'second']) press(en.setup.removePhone);
  expect(paths()).toEqual(['/c']);
  expect(screen.queryByRole('button', { name: en.setup.removePhone })).toBeNull();
  expect(radio(en.setup.label, en.setup.phone(1))).toBeChecked();
  expect(scope.getState($selectedIndex)).toBe(0);
});

it('names the zoom in hundredths', async () => {
  const scope = await showSimulator();
  pick(en.setup.zoom, '75%');
  expect(scope.getState($config).zoom).toBe('75');
  pick(en.setup.zoom, en.setup.fit);
  expect(scope.getState($config).zoom).toBe('fit');
});

it('gives the command for another environment, and says what cannot be', async () => {
  const scope = await showSimulator({ phones: [{ client: 'CafeBazaar', platform: 'ios' }] });
  const served = scope.getState($environment).name;
  const other = environments.find(({ name }) => name !== served)?.name ?? '';
  expect(screen.getByText(scope.getState($exclusionReason) ?? '')).toHaveRole('status');
  choose(en.setup.environment, other);
  expect(
    screen.getByText(`npx shenidar launch --client CafeBazaar --env ${other} --platform ios`),
  ).toBeVisible();
  choose(en.setup.environment, served);
  expect(screen.queryByText(/npx shenidar launch/)).toBeNull();
});

it('lists under its own title what was wrong in the address, and in a file', async () => {
  const scope = await showSimulator();
  await put(scope, $addressProblems, [
    { name: 'colour', value: 'red', valid: [] },
    { name: 'zoom', value: '60', valid: ['fit', '50'] },
  ]);
  await put(scope, $scenarioErrors, ['title: expected string, found undefined.']);
  const notices = screen.getAllByRole('alert').map((alert) => [
    alert.firstChild?.textContent,
    ...within(alert)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ]);
  expect(notices).toEqual([
    [en.setup.ignored, 'colour=red', `zoom=60 (${en.setup.validAre}: fit, 50)`],
    [en.setup.notFromFile, 'title: expected string, found undefined.'],
  ]);
});
