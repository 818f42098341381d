import { attach, createEvent, sample } from 'effector';

import type { MarketStatus } from '@/shared/api/contract/codes';
import { callNativeFx } from '@/shared/bridge/call-native';
import type { NativeCall } from '@/shared/bridge/methods';

export interface SentStatus {
  readonly status: MarketStatus;
  readonly developerPayload: string;
}

/** Sends the status of a market purchase to the wrapper. */
export const statusSent = createEvent<SentStatus>();

const sendStatusFx = attach({
  effect: callNativeFx,
  mapParams: (args: SentStatus): NativeCall => ({ method: 'setMarketPurchaseStatus', args }),
});
sample({ clock: statusSent, target: sendStatusFx });

/** The wrapper did not take a status; for the log. */
export const statusSkipped = sendStatusFx.done.filterMap(({ params, result }) =>
  result.ok ? undefined : { status: params.status, code: result.code },
);
