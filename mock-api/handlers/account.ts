import {
  changeEmail,
  changePassword,
  getProfile,
  saveProfile,
  type Profile,
} from '@/shared/api/contract/account';

import { ApiFailure } from '../core/api-failure';
import { handle, type Route } from '../core/handle';
import type { Account } from '../db/account';
import type { Db } from '../db/db';
import { accountOfLogin } from '../rules/find-account';
import { parseEmail, parseMobile } from '../rules/contact';

const MIN_PASSWORD_LENGTH = 6;
const MAX_NAME_LENGTH = 100;

function profileOf({ firstName, lastName, email, mobileNo }: Account): Profile {
  return { firstName, lastName, email, mobileNo };
}

/** An empty text deletes the value. Rejects a number or address of another account. */
function checkedContact(
  db: Db,
  account: Account,
  field: 'email' | 'mobileNo',
  text: string | undefined,
): string {
  if (text === undefined) return account[field];
  if (text.trim() === '') return '';
  const value = field === 'email' ? parseEmail(text, field) : parseMobile(text, field);
  const other = accountOfLogin(db, value);
  if (other && other !== account) throw new ApiFailure('invalid-body', { field });
  return value;
}

function checkedName(
  account: Account,
  field: 'firstName' | 'lastName',
  text: string | undefined,
): string {
  const name = text?.trim() ?? account[field];
  if (name.length > MAX_NAME_LENGTH) throw new ApiFailure('invalid-body', { field });
  return name;
}

export const accountRoutes: readonly Route[] = [
  handle(getProfile, ({ account }) => profileOf(account)),
  handle(saveProfile, ({ body, account, db }) => {
    Object.assign(account, {
      firstName: checkedName(account, 'firstName', body.firstName),
      lastName: checkedName(account, 'lastName', body.lastName),
      email: checkedContact(db, account, 'email', body.email),
      mobileNo: checkedContact(db, account, 'mobileNo', body.mobileNo),
    } satisfies Profile);
    return profileOf(account);
  }),
  handle(changePassword, ({ body, account }) => {
    const isKnown = account.password === null || account.password === body.oldPassword;
    if (!isKnown) throw new ApiFailure('invalid-credentials');
    if (body.newPassword.length < MIN_PASSWORD_LENGTH) {
      throw new ApiFailure('invalid-body', { field: 'newPassword' });
    }
    account.password = body.newPassword;
    return undefined;
  }),
  handle(changeEmail, ({ body, account, db }) => {
    parseEmail(body.email, 'email');
    account.email = checkedContact(db, account, 'email', body.email);
    return undefined;
  }),
];
