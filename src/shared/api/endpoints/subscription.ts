import { consumeSubscription, getCurrentSubscription, getPlans } from '../contract/subscription';
import { createEndpoint } from '../create-endpoint';

export const getPlansFx = createEndpoint(getPlans);
export const getCurrentSubscriptionFx = createEndpoint(getCurrentSubscription);
export const consumeSubscriptionFx = createEndpoint(consumeSubscription);
