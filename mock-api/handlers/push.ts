import { subscribePush } from '@/shared/api/contract/push';

import { ApiFailure } from '../core/api-failure';
import { handle, type Route } from '../core/handle';

export const pushRoutes: readonly Route[] = [
  handle(subscribePush, ({ body, db }) => {
    const { endpoint, keys } = body;
    if (!URL.canParse(endpoint)) throw new ApiFailure('invalid-body', { field: 'endpoint' });
    db.state.pushSubscriptions[endpoint] = { endpoint, ...(keys && { keys }) };
    return undefined;
  }),
];
