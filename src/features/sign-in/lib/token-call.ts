import type { connectToken, requestToken } from '@/shared/api/contract/auth';
import type { OperationInput } from '@/shared/api/contract/operation';
import { SIGN_IN_CLIENT } from '@/shared/config/constants';
import { SIGN_IN_SCOPE } from '@/shared/config/sign-in';

/** The credentials of a sign-in; `mobile` as `09xxxxxxxxx`, `code` in ASCII digits. */
export type Credentials =
  | { readonly kind: 'password'; readonly mobile: string; readonly password: string }
  | { readonly kind: 'code'; readonly mobile: string; readonly code: string }
  | { readonly kind: 'google'; readonly idToken: string };

export interface SignInSettings {
  /** The endpoint for passwords in this environment. */
  readonly signIn: 'token' | 'connect';
  readonly deviceId: string;
  readonly clientId: string;
}

/** A call of one of the two token endpoints. */
export type TokenCall =
  | { readonly endpoint: 'token'; readonly input: OperationInput<typeof requestToken> }
  | { readonly endpoint: 'connect'; readonly input: OperationInput<typeof connectToken> };

/**
 * The call that signs in with these credentials. One-time codes and Google always use the new endpoint,
 * because the old one does not support them. Rule: docs/behaviour.md#sign-in
 */
export function tokenCall(credentials: Credentials, settings: SignInSettings): TokenCall {
  if (credentials.kind === 'password' && settings.signIn === 'token') {
    const { mobile, password } = credentials;
    const body = { grant_type: 'password', username: mobile, password, ...SIGN_IN_CLIENT } as const;
    return { endpoint: 'token', input: { body } };
  }
  const common = {
    scope: SIGN_IN_SCOPE,
    ...SIGN_IN_CLIENT,
    ShenidarDeviceId: settings.deviceId,
    ShenidarClientId: settings.clientId,
  };
  if (credentials.kind === 'google') {
    const body = { grant_type: 'external', 'id-token': credentials.idToken, ...common } as const;
    return { endpoint: 'connect', input: { body } };
  }
  const isCode = credentials.kind === 'code';
  const password = isCode ? credentials.code : credentials.password;
  const username = credentials.mobile;
  const body = { grant_type: 'password', username, password, ...common } as const;
  return {
    endpoint: 'connect',
    input: { body, ...(isCode && { loginType: 'PasswordLess' as const }) },
  };
}
