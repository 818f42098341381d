import { attach, createEffect, createEvent, sample } from 'effector';

import type { TokenResponse } from '@/shared/api/contract/auth';
import { writeTokensFx } from '@/shared/api/write-tokens';
import { sessionEnded, tokensChanged, toTokens } from '@/shared/api/tokens';
import { readNowFx } from '@/shared/browser/now';
import { decodeJwt, type TokenClaims } from '@/shared/lib/jwt';

import { $user } from './model';

/** Tokens of a sign-in by code, password, Google, partner link or the native app. */
export const tokensReceived = createEvent<TokenResponse>();

// Another user than before must not get the data of the previous one, so end that session first.
const signInFx = attach({
  source: $user,
  mapParams: (answer: TokenResponse, user) => ({ answer, user }),
  effect: createEffect(
    async ({ answer, user }: { answer: TokenResponse; user: TokenClaims | null }) => {
      const tokens = toTokens(answer, await readNowFx());
      if (user && user.sub !== decodeJwt(tokens.access)?.sub) sessionEnded();
      tokensChanged(tokens);
      await writeTokensFx(tokens);
    },
  ),
});
sample({ clock: tokensReceived, target: signInFx });
