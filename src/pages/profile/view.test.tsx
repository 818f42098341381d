import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { sessionRestoreRequested } from '@/entities/session/model';
import { dayOf } from '@/features/player/lib/heard';
import { common } from '@/shared/i18n/fa/common';
import { form as formTexts } from '@/shared/i18n/fa/form';
import { pageTitles } from '@/shared/i18n/fa/page-titles';
import { profile as texts } from '@/shared/i18n/fa/profile';
import { formatDuration, toPersianDigits } from '@/shared/i18n/format';
import { pageModelsStarted } from '@/shared/routing/page-models';
import { ownRequests } from '@/testing/own-requests';
import { aJwt } from '@/testing/session-fixtures';
import { connectFakeWrapper } from '@/testing/fake-bridge';
import { renderPage } from '@/testing/render-page';

import ProfilePage from './view';

const DAY_MS = 86_400_000;
const sara = { firstName: 'Sara', lastName: 'Ahmadi', email: '', mobileNo: '09120000001' };
const here = { routeId: 'profile', path: '/profile' };
const load = 'GET /api/account/editprofile';
const save = 'POST /api/account/editprofile';
const numbers = {
  'GET /api/credit': { balance: 1_260_000, transactions: [] },
  'GET /api/subscription/current': {
    planId: 3,
    title: 'Three months',
    startedAt: new Date(Date.now() - 49 * DAY_MS).toISOString(),
    endsAt: new Date(Date.now() + 41 * DAY_MS - 1000).toISOString(),
    quotaLeft: 3,
    intervalQuotaLeft: 1,
  },
};
const session = {
  'local:access_token': aJwt(),
  'local:refresh_token': 'refresh-1',
  'local:expires_in': '4000000000000',
};

async function open(answers: Record<string, unknown>, storage: Record<string, string> = session) {
  const made = await renderPage(<ProfilePage />, here, { answers, storage });
  await act(async () => {
    await allSettled(sessionRestoreRequested, { scope: made.scope });
  });
  return made;
}

it('shows a signed-out user the benefits of an account, and links to the sign-in page and back', async () => {
  await open({}, {});
  expect(screen.getByRole('heading', { level: 1, name: pageTitles.profile })).toBeVisible();
  expect(screen.getByText(texts.invitation)).toBeVisible();
  expect(screen.getByRole('link', { name: texts.signIn })).toHaveAttribute(
    'href',
    '/auth?returnUrl=%2Fprofile',
  );
  expect(screen.getByRole('link', { name: texts.about })).toBeVisible();
  expect(screen.queryByRole('link', { name: texts.credit })).toBeNull();
  expect(screen.queryByRole('button', { name: texts.signOut })).toBeNull();
});

it('shows the user and the links of the account', async () => {
  await open({ [load]: sara, ...numbers });
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Sara Ahmadi');
  expect(screen.getByText(toPersianDigits(sara.mobileNo))).toBeVisible();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/profile',
    '/subscription',
    '/credit',
    '/subscription',
    '/credit',
    '/wishlist',
    '/archive',
    '/credit-code',
    '/feedback',
    '/about',
  ]);
});

it('opens with the numbers of the account', async () => {
  await open({ [load]: sara, ...numbers });
  const subscription = await screen.findByRole('link', { name: /Three months/ });
  expect(subscription).toHaveTextContent(texts.days('۴۱'));
  expect(subscription).toHaveTextContent(texts.booksLeft('۳'));
  const credit = screen.getByRole('link', { name: new RegExp(texts.addCredit) });
  expect(credit).toHaveTextContent('۱۲۶٬۰۰۰');
  expect(credit).toHaveTextContent(texts.toman);
});

it('counts the last day of a subscription as none that is left', async () => {
  const current = 'GET /api/subscription/current';
  const endsAt = new Date(Date.now() - 1000).toISOString();
  await open({ [load]: sara, ...numbers, [current]: { ...numbers[current], endsAt } });
  const subscription = await screen.findByRole('link', { name: /Three months/ });
  expect(subscription).toHaveTextContent(texts.days('۰'));
});

it('opens with what was heard this week on this device', async () => {
  const today = dayOf(Date.now());
  const log = { days: { [today]: 5400, '2020-01-01': 9000 }, books: {} };
  const { scope } = await open(
    { [load]: sara, ...numbers },
    { ...session, 'local:listening': JSON.stringify(log) },
  );
  await act(() => allSettled(pageModelsStarted, { scope }));
  const week = screen.getByRole('region', { name: texts.heardWeek });
  // A screen reader tells the time in words.
  expect(within(week).getByText('۱:۳۰').closest('[aria-hidden="true"]')).toBeVisible();
  expect(within(week).getAllByRole('listitem')).toHaveLength(7);
  expect(within(week).getByText(formatDuration(5400))).toBeInTheDocument();
  // An hour and a half of eight.
  expect(week.querySelector('svg')).toHaveAttribute('data-share', '0.19');
});

it('says that nothing was heard this week', async () => {
  await open({ [load]: sara, ...numbers });
  const week = screen.getByRole('region', { name: texts.heardWeek });
  expect(within(week).getByText(texts.nothingHeard)).toBeInTheDocument();
});

it('offers the plans where no subscription runs', async () => {
  await open({ [load]: sara, ...numbers, 'GET /api/subscription/current': () => null });
  const tile = await screen.findByRole('link', { name: new RegExp(texts.seePlans) });
  expect(tile).toHaveAttribute('href', '/subscription');
  expect(tile).toHaveTextContent(texts.noSubscription);
});

it('loads a number again that failed, and shows the others meanwhile', async () => {
  let requestCount = 0;
  await open({
    [load]: sara,
    ...numbers,
    'GET /api/credit': () => {
      requestCount += 1;
      if (requestCount === 1) throw { kind: 'network' };
      return numbers['GET /api/credit'];
    },
  });
  expect(await screen.findByRole('link', { name: /Three months/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: texts.retryOf(texts.credit) }));
  expect(await screen.findByText('۱۲۶٬۰۰۰')).toBeVisible();
  expect(requestCount).toBe(2);
});

it('changes theme and text size of the device, also while signed out', async () => {
  const { router, storage } = await open({}, {});
  const row = screen.getByRole('button', { name: new RegExp(texts.display) });
  expect(row).toHaveTextContent(texts.themes.system);
  await userEvent.click(row);
  expect(router.navigations).toEqual([{ to: '/profile#display' }]);
  act(() => router.visit({ ...here, hash: '#display' }));
  await userEvent.click(await screen.findByRole('radio', { name: texts.themes.dark }));
  expect(storage.get('local:settings')).toBe('{"theme":"dark","textSize":100}');
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  const button = (name: string) => screen.getByRole('button', { name });
  expect(button(texts.smallerText)).toHaveAttribute('aria-disabled', 'true');
  for (const size of [115, 130, 150, 175, 200, 200]) {
    await userEvent.click(button(texts.largerText));
    expect(storage.get('local:settings')).toBe(`{"theme":"dark","textSize":${size}}`);
  }
  expect(button(texts.largerText)).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText(texts.percent('۲۰۰'))).toBeVisible();
  await userEvent.click(button(texts.smallerText));
  expect(storage.get('local:settings')).toBe('{"theme":"dark","textSize":175}');
});

it('links to the native rating page where there is one', async () => {
  const { scope } = await open({}, {});
  const entry = () => screen.queryByRole('button', { name: texts.rateApp });
  expect(entry()).toBeNull();
  await act(() => connectFakeWrapper(scope, { without: ['rateApp'] }));
  expect(entry()).toBeNull();
  const calls = await act(() => connectFakeWrapper(scope));
  await userEvent.click(screen.getByRole('button', { name: texts.rateApp }));
  expect(calls).toEqual([{ method: 'rateApp', args: {} }]);
});

it('shows a fallback for a user without a name', async () => {
  await open({ [load]: { ...sara, firstName: '', lastName: '', email: 'sara1@example.ir' } });
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(texts.nameless);
  expect(screen.getByText('sara1@example.ir')).toBeVisible();
});

it('offers a retry, and the sign-out too', async () => {
  let requestCount = 0;
  await open({
    [load]: () => {
      requestCount += 1;
      if (requestCount === 1) throw { kind: 'network' };
      return sara;
    },
  });
  expect(screen.getByRole('button', { name: texts.signOut })).toBeVisible();
  const edit = screen.getByRole('button', { name: texts.edit });
  expect(edit).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: common.retry }));
  expect(await screen.findByText('Sara Ahmadi')).toBeVisible();
  expect(edit).toBeEnabled();
});

it('sends the edited fields, trimmed', async () => {
  const { router, requests } = await open({ [load]: sara, [save]: sara });
  act(() => router.visit({ ...here, hash: '#editProfile' }));
  const name = await screen.findByRole('textbox', { name: texts.firstName });
  expect(name).toHaveValue('Sara');
  await userEvent.clear(name);
  await userEvent.type(name, ' Omid ');
  await userEvent.click(screen.getByRole('button', { name: formTexts.save }));
  await waitFor(() =>
    expect(ownRequests(requests).find(({ method }) => method === 'POST')?.body).toEqual({
      firstName: 'Omid',
      lastName: 'Ahmadi',
      email: '',
    }),
  );
});

it('shows an invalid e-mail at its field, and sends nothing', async () => {
  const { router, requests } = await open({ [load]: sara });
  act(() => router.visit({ ...here, hash: '#changeEmail' }));
  await userEvent.type(await screen.findByRole('textbox', { name: texts.newEmail }), 'sara');
  const wrong = { name: texts.newEmail, description: texts.noSuchEmail };
  for (const _ of ['first', 'again']) {
    await userEvent.click(screen.getByRole('button', { name: formTexts.save }));
    expect(screen.getByRole('textbox', wrong)).toHaveFocus();
  }
  expect(ownRequests(requests).every(({ method }) => method === 'GET')).toBe(true);
});

it("shows the server's message in the form", async () => {
  const { router } = await open({
    [load]: sara,
    'POST /api/account/changepassword': () => {
      throw { kind: 'http', status: 400, statusText: '', message: 'Wrong one', code: 'x' };
    },
  });
  act(() => router.visit({ ...here, hash: '#changePassword' }));
  await userEvent.type(await screen.findByLabelText(texts.newPassword), 'secret');
  await userEvent.click(screen.getByRole('button', { name: formTexts.save }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Wrong one');
  expect(screen.getByLabelText(texts.newPassword)).toHaveValue('secret');
});

it('asks for confirmation before signing out', async () => {
  const { router, storage } = await open({ [load]: sara });
  await userEvent.click(screen.getByRole('button', { name: texts.signOut }));
  expect(router.navigations).toEqual([{ to: '/profile#signOut' }]);
  act(() => router.visit({ ...here, hash: '#signOut' }));
  await screen.findByRole('dialog', { name: texts.signOutTitle });
  expect(storage.has('local:access_token')).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: texts.signOutConfirm }));
  await waitFor(() => expect(screen.getByText(texts.invitation)).toBeVisible());
  expect(storage.has('local:access_token')).toBe(false);
});
