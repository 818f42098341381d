import { allSettled, type Scope } from 'effector';

import { $bridge } from '@/shared/bridge/call-native';
import { methodNames, type MethodName, type NativeCall } from '@/shared/bridge/methods';
import { $platform } from '@/shared/bridge/platform';

/** Connects a fake wrapper to a scope; gives the live list of calls to it. */
export async function connectFakeWrapper(
  scope: Scope,
  options: {
    readonly platform?: 'android' | 'ios';
    /** Methods that the wrapper lacks. */
    readonly without?: readonly MethodName[];
    /** Gives the answer to a call, or throws. */
    readonly answer?: (call: NativeCall) => unknown;
  } = {},
): Promise<readonly NativeCall[]> {
  const { platform = 'android', without = [], answer } = options;
  const calls: NativeCall[] = [];
  await allSettled($platform, { scope, params: platform });
  await allSettled($bridge, {
    scope,
    params: {
      platform,
      has: (method) => methodNames.includes(method) && !without.includes(method),
      send(call) {
        calls.push(call);
        return answer?.(call);
      },
    },
  });
  return calls;
}
