import type { Store, StoreWritable } from 'effector';

import type { $listingQuery, listedBooks } from '@/pages/clp/model';
import type { $detail } from '@/pages/product/model';
import type { $sections } from '@/pages/shop/model';
import type { $apiHosts } from '@/shared/api/authorized';
import type { $bridge } from '@/shared/bridge/call-native';
import type { $inbox } from '@/shared/bridge/inbox';
import type { $platform } from '@/shared/bridge/platform';
import type { $sessionPort } from '@/shared/bridge/session-port';
import type { $location } from '@/shared/routing/location';
import type { productRoute } from '@/shared/routing/routes';

type Pair<S> = S extends Store<infer T> ? [store: StoreWritable<T>, value: T] : never;

/** A store and its first value in the app's scope, from a partner's link, the native wrapper or a prerendered page. */
export type StartValue =
  | [store: StoreWritable<string>, value: string]
  | Pair<typeof $apiHosts>
  | Pair<typeof $bridge>
  | Pair<typeof $detail>
  | Pair<typeof $inbox>
  | Pair<typeof $listingQuery>
  | Pair<typeof $location>
  | Pair<typeof $platform>
  | Pair<typeof $sections>
  | Pair<typeof $sessionPort>
  | Pair<typeof productRoute.$visit>
  | ReturnType<typeof listedBooks.startWith>[number];
