import { createEffect, sample } from 'effector';

import { callNativeFx } from '@/shared/bridge/call-native';
import { navigateFx } from '@/shared/routing/navigate';
import { returnPath } from '@/shared/routing/return-path';
import { authRoute } from '@/shared/routing/routes';

// A visit of our own sign-in page opens the native one, if the wrapper has one
// (docs/native-bridge.md#openloginpage).
const openNativeSignInFx = createEffect(async (returnUrl: string | undefined) => {
  const result = await callNativeFx({ method: 'openLoginPage', args: {} });
  if (result.ok) await navigateFx({ to: returnPath(returnUrl), replace: true });
});
sample({
  clock: authRoute.visited,
  fn: ({ query }) => query['returnUrl'],
  target: openNativeSignInFx,
});
