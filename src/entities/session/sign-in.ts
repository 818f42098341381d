import { attach, createEffect, createEvent, sample } from 'effector';

import type { TokenResponse } from '@/shared/api/contract/auth';
import { saveTokensFx } from '@/shared/api/save-tokens';
import { sessionEnded, tokensChanged, toTokens } from '@/shared/api/tokens';
import { readNowFx } from '@/shared/browser/now';
import { decodeJwt, type TokenClaims } from '@/shared/lib/jwt';

import { $person } from './model';

/** Someone signed in: with a code, a password, a partner's token, or in the native app. */
export const tokensReceived = createEvent<TokenResponse>();

// A sign-in: another person than before begins with nothing of theirs.
const signInFx = attach({
  source: $person,
  mapParams: (answer: TokenResponse, person) => ({ answer, person }),
  effect: createEffect(
    async ({ answer, person }: { answer: TokenResponse; person: TokenClaims | null }) => {
      const tokens = toTokens(answer, await readNowFx());
      if (person && person.sub !== decodeJwt(tokens.access)?.sub) sessionEnded();
      tokensChanged(tokens);
      await saveTokensFx(tokens);
    },
  ),
});
sample({ clock: tokensReceived, target: signInFx });
