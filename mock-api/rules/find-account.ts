import { newAccount, type Account } from '../db/account';
import type { Db } from '../db/db';
import { foldDigits } from '../search/fold';
import { readToken } from './tokens';

const partnerPrefix = 'partner-';

/** Finds the account with this mobile number or e-mail address. */
export function accountOfLogin(db: Db, login: string): Account | undefined {
  const wanted = foldDigits(login).trim().toLowerCase();
  if (wanted === '') return undefined;
  return Object.values(db.state.accounts).find(
    ({ mobileNo, email }) => mobileNo === wanted || email.toLowerCase() === wanted,
  );
}

function accountById(db: Db, id: string): Account {
  return (db.state.accounts[id] ??= newAccount(id));
}

/** The account of a partner's user. The first sign-in creates it. */
export function partnerAccount(db: Db, kind: string): Account {
  return accountById(db, `${partnerPrefix}${kind}`);
}

/** The account of a mobile number. The first sign-in with a one-time code creates it. */
export function accountOfMobile(db: Db, mobileNo: string): Account {
  const known = accountOfLogin(db, mobileNo);
  if (known) return known;
  const account = newAccount(freeId(db, mobileNo), mobileNo);
  db.state.accounts[account.id] = account;
  return account;
}

/** The number, unless it is the id of an account that has another number since. */
function freeId(db: Db, mobileNo: string): string {
  let id = mobileNo;
  for (let again = 2; id in db.state.accounts; again += 1) id = `${mobileNo}-${again}`;
  return id;
}

/**
 * The account of a token, or null. Tokens stay valid after a reset for personas and partners; a
 * reset deletes the accounts that signed up later.
 */
export function accountOfToken(db: Db, token: string, use: 'access' | 'refresh'): Account | null {
  const id = readToken(db, token, use);
  if (id === null) return null;
  if (id.startsWith(partnerPrefix)) return accountById(db, id);
  return db.state.accounts[id] ?? null;
}

/** The account of an `authorization` header, or null if the token is missing or invalid. */
export function accountOfBearer(db: Db, authorization: string | undefined): Account | null {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  return token === undefined ? null : accountOfToken(db, token, 'access');
}
