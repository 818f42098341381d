import { getLanding } from '../contract/landing';
import { createEndpoint } from '../create-endpoint';

export const getLandingFx = createEndpoint(getLanding);
