import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';

import { defaultPhone } from '../../config/simulator-config';
import { tokenFields } from '../../config/token-fields';
import { en } from '../i18n/en';
import { $config, configOpened, phoneChanged, phoneRemoved, phoneSelected } from '../model/config';
import { inspectorTabChosen } from '../model/panels';
import { scenarioFileChosen } from '../model/scenarios';
import { recordingFileChosen } from '../model/sessions';
import { completeDocument } from '../testing/complete-document';
import { callsOf, fire, showSimulator } from '../testing/show-simulator';

beforeEach(completeDocument);

const tokenField = (name: string) => screen.getByLabelText(name);
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

it('keeps what was typed into each field of the token set until all of it is sent', async () => {
  const scope = await showSimulator({ phones: [{ tokenEdits: { adsId: 'x' } }] });
  const names = tokenFields.map(({ name }) => name);
  for (const name of names) type(tokenField(name), `my ${name}`);
  expect(scope.getState($config).phones[0]?.tokenEdits).toEqual({ adsId: 'x' });
  fireEvent.submit(tokenField('adsId').closest('form') as HTMLFormElement);
  expect(scope.getState($config).phones[0]?.tokenEdits).toEqual(
    Object.fromEntries(names.map((name) => [name, `my ${name}`])),
  );
});

it('shows the texts of the phone that is selected, and not what was typed for another', async () => {
  // All fields at once, although a partner has no native app.
  const phone = { client: 'Zarebin', platform: 'android' } as const;
  const texts = { token: 'mine', path: '/clp', tokenEdits: { adsId: 'x' } };
  const others = { token: 'other', path: '/library', tokenEdits: { adsId: 'y' } };
  const phones = [texts, texts, others].map((own) => ({ ...phone, ...own }));
  const scope = await showSimulator({ phones });
  const fields = () => [
    screen.getByLabelText(en.setup.partnerToken),
    screen.getByLabelText(en.setup.path),
    tokenField('adsId'),
  ];
  const values = () => fields().map((field) => (field as HTMLInputElement).value);
  for (const [selected, shown] of [
    [1, ['mine', '/clp', 'x']],
    [2, ['other', '/library', 'y']],
  ] as const) {
    for (const field of fields()) type(field, 'typed');
    await fire(scope, phoneSelected, selected);
    expect(values()).toEqual(shown);
  }
});

it('shows in its fields what buttons, other clients and corrections have made of their texts', async () => {
  const scope = await showSimulator({ phones: [{ client: 'Zarebin', token: 'mine', path: '/' }] });
  const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  fireEvent.click(screen.getByRole('button', { name: en.setup.tokenExpired }));
  expect(valueOf(en.setup.partnerToken)).toBe('partner-expired-zarebin');
  const path = screen.getByLabelText(en.setup.path);
  type(path, 'library');
  fireEvent.submit(path.closest('form') as HTMLFormElement);
  expect(valueOf(en.setup.path)).toBe('/library');
  type(screen.getByLabelText(en.setup.partnerToken), 'typed');
  await fire(scope, phoneChanged, { client: 'pas' });
  expect(valueOf(en.setup.partnerToken)).toBe('partner-expired-zarebin');
});

it('shows the token set of a scenario, and of the phone that takes the place of a removed one', async () => {
  const scope = await showSimulator({ phones: [{ tokenEdits: { adsId: 'x' } }] });
  const valueOf = () => (tokenField('adsId') as HTMLInputElement).value;
  const [first, second] = ['y', 'z'].map((adsId) => ({ ...defaultPhone, tokenEdits: { adsId } }));
  await fire(scope, configOpened, { phones: [first!, second!] });
  expect(valueOf()).toBe('y');
  await fire(scope, phoneRemoved, 0);
  expect(valueOf()).toBe('z');
});

it('opens the dialog for a file from each list and button that offers one', async () => {
  const scope = await showSimulator();
  await fire(scope, inspectorTabChosen, 'session');
  const opened: Element[] = [];
  vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function open(this: Element) {
    opened.push(this);
  });
  type(screen.getByRole('combobox', { name: en.top.scenario }), 'file');
  fireEvent.click(screen.getByRole('button', { name: en.session.openLabel }));
  const inputs = [...document.querySelectorAll<HTMLElement>('input[type="file"]')];
  expect(opened).toEqual(inputs);
  // The Tab key passes them by.
  for (const input of inputs) expect(input).not.toBeVisible();
});

it('takes the same file a second time, after it was corrected', async () => {
  const scope = await showSimulator();
  await fire(scope, inspectorTabChosen, 'session');
  const chosen = [callsOf(scenarioFileChosen, scope), callsOf(recordingFileChosen, scope)];
  const inputs = document.querySelectorAll<HTMLElement>('input[type="file"]');
  expect(inputs).toHaveLength(chosen.length);
  const file = new File(['{'], 'mine.json', { type: 'application/json' });
  for (const input of inputs) {
    await userEvent.upload(input, file);
    await userEvent.upload(input, file);
  }
  expect(chosen).toEqual([
    [file, file],
    [file, file],
  ]);
});
