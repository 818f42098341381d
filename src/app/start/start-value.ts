import type { Store, StoreWritable } from 'effector';

import type { $detail } from '@/pages/product/model';
import type { $sections } from '@/pages/shop/model';
import type { $apiHosts } from '@/shared/api/authorized';
import type { $bridge } from '@/shared/bridge/call-native';
import type { $inbox } from '@/shared/bridge/inbox';
import type { $platform } from '@/shared/bridge/platform';
import type { $sessionPort } from '@/shared/bridge/session-port';

type Pair<S> = S extends Store<infer T> ? [store: StoreWritable<T>, value: T] : never;

/** A store and its first value in the app's scope, from a partner's link, the native wrapper or a prerendered page. */
export type StartValue =
  | [store: StoreWritable<string>, value: string]
  | Pair<typeof $apiHosts>
  | Pair<typeof $bridge>
  | Pair<typeof $detail>
  | Pair<typeof $inbox>
  | Pair<typeof $platform>
  | Pair<typeof $sections>
  | Pair<typeof $sessionPort>;
