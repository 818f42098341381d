import { fireEvent, render, screen, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { beforeEach, expect, it } from 'vitest';

import { clients, type HostBar } from '@/shared/config/clients';
import { en } from '../i18n/en';
import { initialScreen, type NativeScreen, type Sheet } from '../lib/native-screen';
import { emitEventFx } from '../model/frames';
import { purchaseOutcomeChosen } from '../model/purchases';
import { $screens } from '../model/screens';
import { completeDocument } from '../testing/complete-document';
import { callsOf, put, showSimulator } from '../testing/show-simulator';
import { Icon } from '../ui/icon';
import styles from './sheets.module.css';

beforeEach(completeDocument);

const phone = () => within(screen.getByRole('region', { name: en.setup.phone(1) }));
const showSheet = (sheet: Sheet) =>
  showSimulator({ phones: [{ client: 'CafeBazaar' }], screen: { hasSplash: false, sheet } });

const market = { kind: 'market', productId: 'credit-50', developerPayload: '50@credit' } as const;
const purchase = { kind: 'purchase', productId: '20001@7' } as const;

it.each([
  [purchase, en.sheet.close, { productId: '20001', status: 'cancelled' }],
  [purchase, en.sheet.paid, { productId: '20001', status: 'paid' }],
  [market, en.sheet.close, { developerPayload: '50@credit', result: 'cancelled' }],
  [market, en.sheet.notInstalled, { developerPayload: '50@credit', result: 'notInstalled' }],
])('answers the sheet %j after the press of %s', async (sheet, name, payload) => {
  const scope = await showSheet(sheet);
  const chosen = callsOf(purchaseOutcomeChosen, scope);
  fireEvent.click(phone().getByRole('button', { name }));
  await allSettled(scope);
  const isMarket = sheet.kind === 'market';
  expect(chosen).toMatchObject([
    {
      ...{ phone: 0, to: isMarket ? 'marketPurchase' : 'purchase' },
      name: isMarket ? 'marketPurchaseResult' : 'purchaseResult',
      outcome: { payload },
    },
  ]);
  expect(scope.getState($screens)[0]?.sheet).toBeNull();
});

it.each<[Sheet, title: string, facts: readonly string[]]>([
  [
    { kind: 'share', title: 'A book', text: 'Hear it', url: 'https://a.test/pdp/1' },
    en.sheet.share,
    ['title', 'A book', 'text', 'Hear it', 'url', 'https://a.test/pdp/1'],
  ],
  [{ kind: 'outside', url: 'tel:021' }, en.sheet.outside, ['url', 'tel:021']],
  [{ kind: 'book', audioBookId: '9063', isFresh: true }, en.sheet.book, ['audioBookId', '9063']],
  [
    market,
    en.sheet.market('CafeBazaar'),
    [en.sheet.product, 'credit-50', en.sheet.payload, '50@credit'],
  ],
])('shows what the app has handed over with %j, until it is closed', async (sheet, name, facts) => {
  await showSheet(sheet);
  const dialog = phone().getByRole('dialog', { name });
  const shown = [...dialog.querySelectorAll('dt, dd')].map(({ textContent }) => textContent);
  expect(shown).toEqual(facts);
  fireEvent.click(within(dialog).getByRole('button', { name: en.sheet.close }));
  expect(phone().queryByRole('dialog')).toBeNull();
});

const media = { title: 'A book', artist: 'Someone', duration: 60, position: 10 };

it.each([
  [en.sheet.previous, 'previous'],
  [en.sheet.backward, 'seekBackward'],
  [en.sheet.forward, 'seekForward'],
  [en.sheet.next, 'next'],
  [en.sheet.pause, 'pause', true],
  [en.sheet.play, 'play', false],
])('sends %s of the lock screen to the app as %s', async (name, command, playing = true) => {
  const scope = await showSimulator({ screen: { isLocked: true, media: { ...media, playing } } });
  const events = callsOf(emitEventFx, scope);
  fireEvent.click(phone().getByRole('button', { name }));
  await allSettled(scope);
  expect(events).toEqual([{ phone: 0, name: 'mediaCommand', payload: { command } }]);
});

it.each(['pointerUp', 'keyUp'] as const)('seeks from the lock screen by %s', async (end) => {
  const scope = await showSimulator({ screen: { isLocked: true, media } });
  const events = callsOf(emitEventFx, scope);
  const slider = phone().getByRole('slider');
  expect(slider).toHaveValue('10');
  // The Tab key leads to the slider, and changes nothing.
  fireEvent[end](slider, { key: 'Tab' });
  fireEvent.change(slider, { target: { value: '42' } });
  expect(events).toEqual([]);
  fireEvent[end](slider);
  await allSettled(scope);
  const payload = { command: 'seekTo', position: 42 };
  expect(events).toEqual([{ phone: 0, name: 'mediaCommand', payload }]);
});

it.each<
  [what: string, Partial<NativeScreen>, without: readonly 'hidePreloader'[], button: string | null]
>([
  ['the splash before the first paint', {}, [], en.sheet.skipSplash],
  ['no splash of an app that could not hide it', {}, ['hidePreloader'], null],
  ['the app that has exited, over the splash', { hasExited: true }, [], en.sheet.start],
  ['the home screen, over the exited app', { isHome: true, hasExited: true }, [], en.stage.resume],
  ['the locked phone, over all', { isLocked: true, isHome: true }, [], en.stage.unlock],
])('shows %s', async (_what, state, without, button) => {
  await showSimulator({ phones: [{ without }], screen: state });
  const names = [en.sheet.skipSplash, en.sheet.start, en.stage.resume, en.stage.unlock];
  const found = names.filter((name) => phone().queryByRole('button', { name }) !== null);
  expect(found).toEqual(button === null ? [] : [button]);
});

it.each([
  ['no numbers', { duration: 'long', position: null }],
  ['less than nothing', { duration: -60, position: -10 }],
])('stands at the beginning of the lock screen for %s', async (_what, told) => {
  await showSimulator({ screen: { isLocked: true, media: { ...media, ...told } } });
  const slider = phone().getByRole('slider');
  expect(slider).toHaveValue('0');
  expect(slider).toHaveAttribute('max', '0');
});

it('shows on the lock screen what plays, each in its place, and follows the app', async () => {
  const playing = { ...media, artwork: '/cover.webp', playing: true };
  const scope = await showSimulator({ screen: { isLocked: true, media: playing } });
  const card = () => phone().getByRole('slider').closest('section') as HTMLElement;
  const texts = () => [...card().querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(texts()).toEqual(['A book', 'Someone']);
  expect(card().querySelector('img')).toHaveAttribute('src', '/cover.webp');
  const pictureOf = (name: string) =>
    phone().getByRole('button', { name }).querySelector('path')?.getAttribute('d');
  const { container } = render(
    <>
      {(['previous', 'pause', 'next'] as const).map((name) => (
        <Icon key={name} name={name} />
      ))}
    </>,
  );
  const icons = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  expect([en.sheet.previous, en.sheet.pause, en.sheet.next].map(pictureOf)).toEqual(icons);
  const later = { ...initialScreen, isLocked: true, media: { ...media, position: 30.4 } };
  await put(scope, $screens, { 0: later });
  expect(phone().getByRole('slider')).toHaveValue('30');
  expect(card().querySelector('img')).toBeNull();
});

it('shows the sheet of a market in its own colours, with the usual outcome first', async () => {
  await showSheet(market);
  const dialog = phone().getByRole('dialog');
  const { host } = clients.find(({ name }) => name === 'CafeBazaar') as { host?: HostBar };
  const colours = ['--market', '--market-ink'].map((name) => dialog.style.getPropertyValue(name));
  expect(colours).toEqual([host?.background ?? 'var(--paper)', host?.ink ?? 'var(--ink)']);
  const choices = within(within(dialog).getByRole('group')).getAllByRole('button');
  expect(choices.map(({ className }) => className.includes(styles['main'] ?? 'main'))).toEqual(
    choices.map((_, place) => place === 0),
  );
});
