import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import { personas } from '@fixtures/users/personas';
import { en } from '../i18n/en';
import { $selectedIndex, phoneSelected } from '../model/config';
import { $missedGestures } from '../model/drive-all';
import { $recording } from '../model/recording';
import { $screens } from '../model/screens';
import { personaPicked, reloadPhoneFx } from '../model/sign-in';
import { initialScreen } from '../lib/native-screen';
import { completeDocument } from '../testing/complete-document';
import { callsOf, fire, put, showSimulator } from '../testing/show-simulator';

beforeEach(completeDocument);

const phone = (number = 1) => within(screen.getByRole('region', { name: en.setup.phone(number) }));
const press = (name: string, number = 1) =>
  fireEvent.click(phone(number).getByRole('button', { name }));
const shown = { hasSplash: false };

it('takes each cover off by its button, and only from its own phone', async () => {
  const player = { audioBookId: '9063', chapterId: '2' };
  const covered = { ...initialScreen, ...shown };
  const scope = await showSimulator({ phones: [{}, {}] });
  const cover = async (screens: object) => {
    const own = { ...covered, ...screens };
    await put(scope, $screens, { 0: own, 1: own });
  };
  const after = () => scope.getState($screens);
  await cover({ hasSplash: true });
  press(en.sheet.skipSplash, 2);
  expect([after()[0]?.hasSplash, after()[1]?.hasSplash]).toEqual([true, false]);
  await cover({ isHome: true });
  press(en.stage.resume, 2);
  expect([after()[0]?.isHome, after()[1]?.isHome]).toEqual([true, false]);
  await cover({ isLocked: true });
  expect(phone(2).getByText(en.sheet.nothingPlays)).toBeVisible();
  press(en.stage.unlock, 2);
  expect([after()[0]?.isLocked, after()[1]?.isLocked]).toEqual([true, false]);
  await cover({ player });
  expect(phone(2).getByRole('group', { name: en.sheet.player })).toHaveTextContent(
    `${en.sheet.player} · 9063 / 2`,
  );
  press(en.sheet.close, 2);
  expect([after()[0]?.player, after()[1]?.player]).toEqual([player, null]);
  await cover({ player: { ...player, chapterId: '' } });
  expect(phone().getByRole('group', { name: en.sheet.player }).textContent).not.toContain('/');
  await cover({ hasExited: true });
  const loads = callsOf(reloadPhoneFx, scope);
  expect(phone(2).getByText(en.sheet.exitedHint)).toBeVisible();
  press(en.sheet.start, 2);
  expect(loads).toEqual([1]);
});

it('has a splash in a wrapper that can take it away, and nowhere else', async () => {
  await showSimulator({ phones: [{}, { without: ['hidePreloader'] }, { platform: 'web' }] });
  const splashes = [1, 2, 3].map((each) => phone(each).queryAllByText(en.sheet.splash).length);
  expect(splashes).toEqual([1, 0, 0]);
});

it('closes the page of a host by its cross, and says nothing of exit() there', async () => {
  const scope = await showSimulator({
    phones: [{ client: 'iGap', platform: 'web' }],
    screen: shown,
  });
  expect(phone().getByText('iGap', { selector: 'div > span' })).toBeVisible();
  press(en.sheet.close);
  expect(scope.getState($screens)[0]?.hasExited).toBe(true);
  expect(phone().getByText(en.sheet.exited)).toBeVisible();
  expect(phone().queryByText(en.sheet.exitedHint)).toBeNull();
});

it('signs in the persona that is picked, each with its number', async () => {
  const scope = await showSimulator({ screen: { ...shown, sheet: { kind: 'login' } } });
  const picked = callsOf(personaPicked, scope);
  const dialog = () => within(phone().getByRole('dialog', { name: en.sheet.login }));
  for (const { name, mobile } of personas) {
    const choice = dialog().getByRole('button', { name: new RegExp(`^${name}`) });
    expect(choice).toHaveTextContent(`${name}${mobile}${en.personas[name]}`);
    fireEvent.click(choice);
    expect(picked.at(-1)).toEqual({ phone: 0, persona: name });
  }
  press(en.sheet.close);
  expect(scope.getState($screens)[0]?.sheet).toBeNull();
});

it.each([
  [{ kind: 'rate' } as const, en.sheet.rate, en.sheet.rateHint],
  [{ kind: 'outside', url: 'tel:1' } as const, en.sheet.outside, en.sheet.outsideHint],
  [
    { kind: 'book', audioBookId: '1', isFresh: false } as const,
    ...[en.sheet.book, en.sheet.bookHint],
  ],
  [
    { kind: 'book', audioBookId: '1', isFresh: true } as const,
    ...[en.sheet.book, `${en.sheet.bookHint} (${en.sheet.bookFresh})`],
  ],
] as const)('says of the sheet %j what would happen', async (sheet, name, hint) => {
  await showSimulator({ screen: { ...shown, sheet } });
  expect(within(phone().getByRole('dialog', { name })).getByText(hint)).toBeVisible();
});

it('selects a phone by its name, which says who uses it, what is recorded, and what it missed', async () => {
  const phones = [{}, { client: 'CafeBazaar', persona: 'spender' }] as const;
  const scope = await showSimulator({ phones });
  const caption = (number: number) =>
    phone(number).getAllByRole('button', {
      pressed: scope.getState($selectedIndex) === number - 1,
    })[0]!;
  expect(caption(1)).toHaveTextContent('1Develop · Android');
  expect(caption(2)).toHaveTextContent('2CafeBazaar · Android · spender');
  fireEvent.click(caption(2));
  expect(scope.getState($selectedIndex)).toBe(1);
  await fire(scope, phoneSelected, 0);
  await put(scope, $recording, { phones: [1], at: Date.now() });
  expect(phone(1).queryByRole('img', { name: en.session.recording })).toBeNull();
  expect(phone(2).getByRole('img', { name: en.session.recording })).toBeVisible();
  const press = { kind: 'press', at: 1, key: 'Escape' } as const;
  const click = { kind: 'click', at: 1, role: 'button', name: 'Buy' } as const;
  await put(scope, $missedGestures, { 0: press, 1: click });
  expect(phone(1).getByRole('status')).toHaveTextContent(en.stage.missedGesture('Escape'));
  expect(phone(2).getByRole('status')).toHaveTextContent(en.stage.missedGesture('Buy'));
});
