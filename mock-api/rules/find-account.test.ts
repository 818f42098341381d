import { expect, it } from 'vitest';

import { createTestDb } from '../testing/create-test-db';
import {
  accountOfBearer,
  accountOfLogin,
  accountOfMobile,
  accountOfToken,
  partnerAccount,
} from './find-account';
import { issueTokens } from './tokens';

const sara = () => createTestDb([], { email: 'Sara@Example.ir' });

it.each(['09120000000', '۰۹۱۲۰۰۰۰۰۰۰', ' 09120000000 ', 'sara@example.ir', 'SARA@example.IR'])(
  'finds the account of the login %j',
  (login) => {
    const { db, account } = sara();
    expect(accountOfLogin(db, login)).toBe(account);
  },
);

it.each(['', '  ', '0912000000', 'example.ir'])('finds no account for %j', (login) => {
  const { db } = sara();
  // An account of a partner has neither number nor address.
  partnerAccount(db, 'pas');
  expect(accountOfLogin(db, login)).toBeUndefined();
});

it('creates the account of a partner once, and one for each kind', () => {
  const { db } = sara();
  const account = partnerAccount(db, 'pas');
  expect(account).toMatchObject({ id: 'partner-pas', mobileNo: '' });
  account.balance = 5;
  expect(partnerAccount(db, 'pas')).toBe(account);
  expect(partnerAccount(db, 'iGap').id).toBe('partner-iGap');
});

it('creates the account of a mobile number once', () => {
  const { db, account } = sara();
  expect(accountOfMobile(db, '09120000000')).toBe(account);
  const created = accountOfMobile(db, '09350000000');
  expect(created).toMatchObject({ id: '09350000000', mobileNo: '09350000000' });
  expect(accountOfMobile(db, '09350000000')).toBe(created);
  expect(db.state.accounts['09350000000']).toBe(created);
});

it('creates another account for a number that its first account has changed', () => {
  const { db } = sara();
  const first = accountOfMobile(db, '09350000000');
  first.mobileNo = '09350000001';
  const second = accountOfMobile(db, '09350000000');
  second.mobileNo = '09350000002';
  const third = accountOfMobile(db, '09350000000');
  expect(new Set([first.id, second.id, third.id]).size).toBe(3);
  expect(accountOfMobile(db, '09350000001')).toBe(first);
  expect(accountOfMobile(db, '09350000002')).toBe(second);
  expect(accountOfMobile(db, '09350000000')).toBe(third);
});

it('finds the account of a token of the right kind', () => {
  const { db, account } = sara();
  const { access_token: access, refresh_token: refresh } = issueTokens(db, account);
  expect(accountOfToken(db, access, 'access')).toBe(account);
  expect(accountOfToken(db, refresh, 'refresh')).toBe(account);
  expect(accountOfToken(db, access, 'refresh')).toBeNull();
  expect(accountOfToken(db, 'x', 'access')).toBeNull();
});

it('creates the account of a partner again after a reset, but no other', () => {
  const { db, account } = sara();
  const ours = issueTokens(db, account).access_token;
  const partners = issueTokens(db, partnerAccount(db, 'pas')).access_token;
  db.state.accounts = {};
  expect(accountOfToken(db, ours, 'access')).toBeNull();
  expect(accountOfToken(db, partners, 'access')).toMatchObject({ id: 'partner-pas' });
});

it('reads the bearer of a header', () => {
  const { db, account } = sara();
  const { access_token: token, refresh_token: refresh } = issueTokens(db, account);
  expect(accountOfBearer(db, `Bearer ${token}`)).toBe(account);
  expect(accountOfBearer(db, `bearer ${token}`)).toBe(account);
  for (const header of [undefined, '', token, `Basic ${token}`, `Bearer ${token} x`])
    expect(accountOfBearer(db, header)).toBeNull();
  expect(accountOfBearer(db, `x Bearer ${token}`)).toBeNull();
  expect(accountOfBearer(db, `Bearer ${refresh}`)).toBeNull();
});
