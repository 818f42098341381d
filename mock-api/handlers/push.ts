import { subscribePush } from '@/shared/api/contract/push';

import { ApiFailure } from '../core/api-failure';
import { handle, type Route } from '../core/handle';

export const pushRoutes: readonly Route[] = [
  handle(subscribePush, ({ body }) => {
    if (!URL.canParse(body.endpoint)) throw new ApiFailure('invalid-body', { field: 'endpoint' });
    return undefined;
  }),
];
