import type { Store, StoreWritable } from 'effector';

import type { $bridge } from '@/shared/bridge/call-native';
import type { $inbox } from '@/shared/bridge/inbox';
import type { $platform } from '@/shared/bridge/platform';
import type { $sessionPort } from '@/shared/bridge/session-port';

/** A store with the value that it starts with. */
type Pair<S> = S extends Store<infer T> ? [store: StoreWritable<T>, value: T] : never;

/** What an arrival, by a partner's link or in a native wrapper, gives the scope to start with. */
export type StartValue =
  | [store: StoreWritable<string>, value: string]
  | Pair<typeof $bridge>
  | Pair<typeof $inbox>
  | Pair<typeof $platform>
  | Pair<typeof $sessionPort>;
