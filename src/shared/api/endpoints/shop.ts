import { getStorefront } from '../contract/shop';
import { createEndpoint } from '../create-endpoint';
import { createKeptEndpoint } from '../kept-endpoint';

export const getStorefrontFx = createKeptEndpoint(getStorefront, createEndpoint(getStorefront));
