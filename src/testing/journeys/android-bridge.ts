import { methodNames } from '@/shared/bridge/methods';

import { parsed, type Trace } from './trace';

/** The bridge object of an Android wrapper with every method, which keeps the session. It traces each call. */
export function createAndroidBridge(token: string | undefined, trace: Trace) {
  let tokens =
    token === undefined
      ? ''
      : JSON.stringify({ token, 'refresh-token': 'refresh-1', expireIn: '4000000000000' });
  return Object.fromEntries(
    methodNames.map((method) => [
      method,
      (...args: unknown[]) => {
        trace.add(`bridge ${method}`, ...args.map((arg) => parsed(String(arg))));
        if (method === 'setTokenToDevice') tokens = String(args[0]);
        return method === 'getTokens' ? tokens : undefined;
      },
    ]),
  );
}
