import { attach, createEffect, sample } from 'effector';

import { tokensReceived } from '@/entities/session/sign-in';
import { $clientHeaders } from '@/shared/api/authorized';
import type { TokenResponse } from '@/shared/api/contract/auth';
import {
  connectTokenFx,
  registerMobileFx,
  requestTokenFx,
  sendResetPasswordFx,
} from '@/shared/api/endpoints/auth';
import type { ApiError } from '@/shared/api/errors';
import { requestGoogleTokenFx } from '@/shared/browser/google-token';
import { $environment } from '@/shared/config/environment';

import { tokenCall, type Credentials, type TokenCall } from './lib/token-call';

const requestTokensFx = createEffect<TokenCall, TokenResponse, ApiError>(async (call) =>
  call.endpoint === 'token' ? await requestTokenFx(call.input) : await connectTokenFx(call.input),
);

/** Signs a user in at the token endpoint of this environment. Fails with an ApiError. */
export const signInFx = attach({
  source: { environment: $environment, headers: $clientHeaders },
  mapParams: (credentials: Credentials, { environment, headers }) =>
    tokenCall(credentials, {
      signIn: environment.signIn,
      deviceId: headers['device-id'],
      clientId: headers['client-id'],
    }),
  effect: requestTokensFx,
});

/** Requests a one-time code by SMS; `mobile` as `09xxxxxxxxx`. */
export const sendCodeFx = attach({
  effect: registerMobileFx,
  mapParams: (mobile: string) => ({ body: { mobileNo: mobile } }),
});

/** Requests an e-mail with a link for choosing a new password. */
export const sendPasswordResetFx = attach({
  effect: sendResetPasswordFx,
  mapParams: (email: string) => ({ body: { email } }),
});

/** Opens the Google sign-in. */
export const askGoogleFx = attach({ effect: requestGoogleTokenFx });

sample({ clock: signInFx.doneData, target: tokensReceived });
