import { attach, createEvent, sample } from 'effector';

import { callNativeFx } from '@/shared/bridge/call-native';
import type { NativeCall } from '@/shared/bridge/methods';

/** The codes of a market purchase that the wrapper is told (product spec, section 4). */
export const marketStatus = {
  notInstalled: 20,
  cancelled: 21,
  accepted: 6,
  validated: 10,
} as const;

export interface SentStatus {
  readonly status: (typeof marketStatus)[keyof typeof marketStatus];
  readonly developerPayload: string;
}

/** The wrapper is to learn how a market purchase stands. */
export const statusSent = createEvent<SentStatus>();

const tellFx = attach({
  effect: callNativeFx,
  mapParams: (args: SentStatus): NativeCall => ({ method: 'setMarketPurchaseStatus', args }),
});
sample({ clock: statusSent, target: tellFx });

/** The wrapper could not be told, for the log. */
export const statusSkipped = tellFx.done.filterMap(({ params, result }) =>
  result.ok ? undefined : { status: params.status, code: result.code },
);
