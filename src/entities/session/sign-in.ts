import { attach, createEffect, createEvent, sample } from 'effector';

import type { TokenResponse } from '@/shared/api/contract/auth';
import { writeTokensFx } from '@/shared/api/write-tokens';
import { sessionEnded, tokensChanged, toTokens } from '@/shared/api/tokens';
import { readNowFx } from '@/shared/browser/now';
import { decodeJwt } from '@/shared/lib/jwt';

import { $storedSub } from './stored-sub';

/** Tokens of a sign-in by code, password, Google, partner link or the native app. */
export const tokensReceived = createEvent<TokenResponse>();

// Another user than before must not get the data of the previous one, so end that session first.
const signInFx = attach({
  source: $storedSub,
  mapParams: (answer: TokenResponse, sub) => ({ answer, sub }),
  effect: createEffect(async ({ answer, sub }: { answer: TokenResponse; sub: string | null }) => {
    const tokens = toTokens(answer, await readNowFx());
    if (sub !== null && sub !== decodeJwt(tokens.access)?.sub) sessionEnded();
    tokensChanged(tokens);
    await writeTokensFx(tokens);
  }),
});
sample({ clock: tokensReceived, target: signInFx });
