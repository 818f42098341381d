import { createEffect, sample } from 'effector';

import { callNativeFx } from '@/shared/bridge/call-native';
import { navigateFx } from '@/shared/routing/navigate';
import { returnPath } from '@/shared/routing/return-path';
import { $location, visited } from '@/shared/routing/location';

import { lateModelsLoaded } from '../native-start';

// A link to our own sign-in page means the native one, where there is one (contract, bridge).
const openNativeFx = createEffect(async (search: string) => {
  const result = await callNativeFx({ method: 'openLoginPage', args: {} });
  const returnUrl = new URLSearchParams(search).get('returnUrl');
  if (result.ok) await navigateFx({ to: returnPath(returnUrl), replace: true });
});
sample({
  clock: [visited, lateModelsLoaded],
  source: $location,
  filter: (location) => location?.routeId === 'auth',
  fn: (location) => location?.search ?? '',
  target: openNativeFx,
});
