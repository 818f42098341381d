import { attach, createEvent, sample } from 'effector';

import type { MarketStatus } from '@/shared/api/contract/codes';
import { callNativeFx } from '@/shared/bridge/call-native';
import type { NativeCall } from '@/shared/bridge/methods';

export interface SentStatus {
  readonly status: MarketStatus;
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
