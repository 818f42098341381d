import { subscribePush } from '../contract/push';
import { createEndpoint } from '../create-endpoint';

export const subscribePushFx = createEndpoint(subscribePush);
