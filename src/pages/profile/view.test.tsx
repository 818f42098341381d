import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { dayOf } from '@/features/player/lib/heard';
import { common } from '@/shared/i18n/fa/common';
import { form as formTexts } from '@/shared/i18n/fa/form';
import { pageTitles } from '@/shared/i18n/fa/page-titles';
import { profile as texts } from '@/shared/i18n/fa/profile';
import { formatDuration, toPersianDigits } from '@/shared/i18n/format';
import { pageModelsStarted } from '@/shared/routing/page-models';
import { ownRequests } from '@/testing/own-requests';
import { connectFakeWrapper } from '@/testing/fake-bridge';
import {
  load,
  numbers,
  openProfilePage,
  profileVisit,
  sara,
  session,
} from '@/testing/profile-page';

const save = 'POST /api/account/editprofile';

it('shows a signed-out user the benefits of an account, and links to the sign-in page and back', async () => {
  await openProfilePage({}, {});
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
  await openProfilePage({ [load]: sara, ...numbers });
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

it('opens with what was heard this week on this device', async () => {
  const today = dayOf(Date.now());
  const log = { days: { [today]: 5400, '2020-01-01': 9000 }, books: {} };
  const { scope } = await openProfilePage(
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
  await openProfilePage({ [load]: sara, ...numbers });
  const week = screen.getByRole('region', { name: texts.heardWeek });
  expect(within(week).getByText(texts.nothingHeard)).toBeInTheDocument();
});

it('changes theme and text size of the device, also while signed out', async () => {
  const { router, storage } = await openProfilePage({}, {});
  const row = screen.getByRole('button', { name: new RegExp(texts.display) });
  expect(row).toHaveTextContent(texts.themes.system);
  await userEvent.click(row);
  expect(router.navigations).toEqual([{ to: '/profile#display' }]);
  act(() => router.visit({ ...profileVisit, hash: '#display' }));
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
  const { scope } = await openProfilePage({}, {});
  const entry = () => screen.queryByRole('button', { name: texts.rateApp });
  expect(entry()).toBeNull();
  await act(() => connectFakeWrapper(scope, { without: ['rateApp'] }));
  expect(entry()).toBeNull();
  const calls = await act(() => connectFakeWrapper(scope));
  await userEvent.click(screen.getByRole('button', { name: texts.rateApp }));
  expect(calls).toEqual([{ method: 'rateApp', args: {} }]);
});

it('shows a fallback for a user without a name', async () => {
  await openProfilePage({
    [load]: { ...sara, firstName: '', lastName: '', email: 'sara1@example.ir' },
  });
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(texts.nameless);
  expect(screen.getByText('sara1@example.ir')).toBeVisible();
});

it('offers a retry, and the sign-out too', async () => {
  let requestCount = 0;
  await openProfilePage({
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
  const { router, requests } = await openProfilePage({ [load]: sara, [save]: sara });
  act(() => router.visit({ ...profileVisit, hash: '#editProfile' }));
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

it('sends a name that was emptied as an empty one', async () => {
  const { router, requests } = await openProfilePage({ [load]: sara, [save]: sara });
  act(() => router.visit({ ...profileVisit, hash: '#editProfile' }));
  for (const name of [texts.firstName, texts.lastName])
    await userEvent.clear(await screen.findByRole('textbox', { name }));
  await userEvent.click(screen.getByRole('button', { name: formTexts.save }));
  await waitFor(() =>
    expect(ownRequests(requests).find(({ method }) => method === 'POST')?.body).toEqual({
      firstName: '',
      lastName: '',
      email: '',
    }),
  );
});

it('shows an invalid e-mail at its field, and sends nothing', async () => {
  const { router, requests } = await openProfilePage({ [load]: sara });
  act(() => router.visit({ ...profileVisit, hash: '#changeEmail' }));
  await userEvent.type(await screen.findByRole('textbox', { name: texts.newEmail }), 'sara');
  const wrong = { name: texts.newEmail, description: texts.noSuchEmail };
  for (const _ of ['first', 'again']) {
    await userEvent.click(screen.getByRole('button', { name: formTexts.save }));
    expect(screen.getByRole('textbox', wrong)).toHaveFocus();
  }
  expect(ownRequests(requests).every(({ method }) => method === 'GET')).toBe(true);
});

it("shows the server's message in the form", async () => {
  const { router } = await openProfilePage({
    [load]: sara,
    'POST /api/account/changepassword': () => {
      throw { kind: 'http', status: 400, statusText: '', message: 'Wrong one', code: 'x' };
    },
  });
  act(() => router.visit({ ...profileVisit, hash: '#changePassword' }));
  await userEvent.type(await screen.findByLabelText(texts.newPassword), 'secret');
  await userEvent.click(screen.getByRole('button', { name: formTexts.save }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Wrong one');
  expect(screen.getByLabelText(texts.newPassword)).toHaveValue('secret');
});

it('asks for confirmation before signing out', async () => {
  const { router, storage } = await openProfilePage({ [load]: sara });
  await userEvent.click(screen.getByRole('button', { name: texts.signOut }));
  expect(router.navigations).toEqual([{ to: '/profile#signOut' }]);
  act(() => router.visit({ ...profileVisit, hash: '#signOut' }));
  await screen.findByRole('dialog', { name: texts.signOutTitle });
  expect(storage.has('local:access_token')).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: texts.signOutConfirm }));
  await waitFor(() => expect(screen.getByText(texts.invitation)).toBeVisible());
  expect(storage.has('local:access_token')).toBe(false);
});

it.each([
  [texts.edit, '#editProfile'],
  [texts.changePassword, '#changePassword'],
  [texts.changeEmail, '#changeEmail'],
  [texts.signOut, '#signOut'],
])('opens by "%s" the sheet %s', async (name, marker) => {
  const { router } = await openProfilePage({ [load]: sara });
  await userEvent.click(await screen.findByRole('button', { name }));
  expect(router.navigations.map(({ to }) => to)).toEqual([`/profile${marker}`]);
});

it('sends a new password as it was typed, and no empty one', async () => {
  const { router, requests } = await openProfilePage({
    [load]: sara,
    'POST /api/account/changepassword': null,
  });
  act(() => router.visit({ ...profileVisit, hash: '#changePassword' }));
  const field = await screen.findByLabelText(texts.newPassword);
  const submit = () => userEvent.click(screen.getByRole('button', { name: formTexts.save }));
  const sent = () => ownRequests(requests).filter(({ method }) => method === 'POST');
  await submit();
  expect(field).toHaveAccessibleDescription(texts.noPassword);
  expect(sent()).toEqual([]);
  await userEvent.type(screen.getByLabelText(texts.oldPassword), ' old ');
  await userEvent.type(field, ' new ');
  await submit();
  await expect
    .poll(() => sent().map(({ body }) => body))
    .toEqual([{ oldPassword: ' old ', newPassword: ' new ' }]);
});

it('tells a name once for a user of whom nothing else is known', async () => {
  await openProfilePage({ [load]: { ...sara, mobileNo: '' } });
  expect(await screen.findAllByText('Sara Ahmadi')).toHaveLength(1);
});
