import * as v from 'valibot';

import { operation } from './operation';

/** Stores the result of `PushSubscription.toJSON()`. */
export const subscribePush = operation({
  id: 'subscribePush',
  method: 'POST',
  path: '/api/push/subscriptions',
  access: 'anyone',
  body: v.object({
    endpoint: v.string(),
    expirationTime: v.exactOptional(v.nullable(v.number())),
    keys: v.exactOptional(v.record(v.string(), v.string())),
  }),
});
