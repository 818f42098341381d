import { oneTimeCode } from '@fixtures/users/personas';
import {
  connectToken,
  externalLogin,
  registerMobile,
  requestToken,
  sendResetPassword,
} from '@/shared/api/contract/auth';

import { ApiFailure } from '../core/api-failure';
import { handle, type Route } from '../core/handle';
import type { Account } from '../db/account';
import type { Db } from '../db/db';
import {
  accountOfLogin,
  accountOfMobile,
  accountOfToken,
  partnerAccount,
} from '../rules/find-account';
import { parseEmail, parseMobile } from '../rules/contact';
import { checkPartnerToken, kindOfPartnerToken } from '../rules/partners';
import { issueTokens } from '../rules/tokens';
import { foldDigits } from '../search/fold';

/** The public clients of the web app and of the native app's new login: docs/api.md#tokens */
const clientIds = ['shenidar-web', 'shenidar-app'];
const CLIENT_SECRET = 'public-web-client';
const ONE_TIME_CODE_MS = 2 * 60_000;

interface ClientFields {
  readonly client_id?: string;
  readonly client_secret?: string;
}

function checkClient({ client_id: id, client_secret: secret }: ClientFields): void {
  const isWrong =
    (id !== undefined && !clientIds.includes(id)) ||
    (secret !== undefined && secret !== CLIENT_SECRET);
  if (isWrong) throw new ApiFailure('invalid-credentials');
}

function signInWithPassword(db: Db, username: string, password: string): Account {
  const account = accountOfLogin(db, username);
  if (!account || account.password !== password) {
    throw new ApiFailure('invalid-credentials');
  }
  return account;
}

/** Signs in with a one-time code and deletes the code. */
function signInWithCode(db: Db, username: string, code: string): Account {
  const mobileNo = parseMobile(username, 'username');
  const sent = db.state.oneTimeCodes[mobileNo];
  if (!sent || sent.expiresAt <= db.now() || sent.code !== foldDigits(code).trim()) {
    throw new ApiFailure('invalid-credentials');
  }
  db.state.oneTimeCodes[mobileNo] = undefined;
  return accountOfMobile(db, mobileNo);
}

/** Exchanges a refresh token, which is valid once. */
function refresh(db: Db, token: string): Account {
  const { usedRefreshTokens } = db.state;
  const account = usedRefreshTokens.includes(token) ? null : accountOfToken(db, token, 'refresh');
  if (!account) throw new ApiFailure('invalid-grant');
  usedRefreshTokens.push(token);
  return account;
}

function signInAsPartner(db: Db, clientId: string, kind: string, token: string): Account {
  checkPartnerToken(clientId, kind, token);
  return partnerAccount(db, kind);
}

export const authRoutes: readonly Route[] = [
  handle(requestToken, ({ body, db }) => {
    checkClient(body);
    const account =
      body.grant_type === 'refresh_token'
        ? refresh(db, body.refresh_token)
        : signInWithPassword(db, body.username, body.password);
    return issueTokens(db, account);
  }),
  handle(connectToken, ({ body, db, clientId, headers }) => {
    checkClient(body);
    if (body.grant_type === 'refresh_token') {
      return issueTokens(db, refresh(db, body.refresh_token));
    }
    if (body.grant_type === 'external') {
      const token = body['id-token'];
      const kind = kindOfPartnerToken(token);
      if (kind === undefined) throw new ApiFailure('bad-partner-token');
      return issueTokens(db, signInAsPartner(db, clientId, kind, token));
    }
    const isPasswordless = headers['login-type']?.toLowerCase() === 'passwordless';
    const signIn = isPasswordless ? signInWithCode : signInWithPassword;
    return issueTokens(db, signIn(db, body.username, body.password));
  }),
  handle(externalLogin, ({ body, db, clientId }) =>
    issueTokens(db, signInAsPartner(db, clientId, body.kind, body.token)),
  ),
  handle(sendResetPassword, ({ body }) => {
    // The answer does not reveal whether the address is known.
    parseEmail(body.email, 'email');
    return undefined;
  }),
  handle(registerMobile, ({ body, db }) => {
    const mobileNo = parseMobile(body.mobileNo, 'mobileNo');
    db.state.oneTimeCodes[mobileNo] = { code: oneTimeCode, expiresAt: db.now() + ONE_TIME_CODE_MS };
    return undefined;
  }),
];
