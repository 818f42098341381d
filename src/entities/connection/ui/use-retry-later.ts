import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';

import { $timesOnline } from '../lost-code';

/** Calls `retry` when the device comes back online, and whenever `reason` changes. */
export function useRetryLater(retry: () => void, reason?: unknown): void {
  const timesOnline = useUnit($timesOnline);
  const first = useRef({ timesOnline, reason });
  useEffect(() => {
    const { current } = first;
    if (timesOnline !== current.timesOnline || reason !== current.reason) retry();
  }, [timesOnline, reason, retry]);
}
