import { getStorefront } from '../contract/shop';
import { createEndpoint } from '../create-endpoint';

export const getStorefrontFx = createEndpoint(getStorefront);
