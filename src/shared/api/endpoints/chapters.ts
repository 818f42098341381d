import { getSingleItem } from '../contract/chapters';
import { createEndpoint } from '../create-endpoint';
import { createKeptEndpoint } from '../kept-endpoint';

export const getSingleItemFx = createKeptEndpoint(getSingleItem, createEndpoint(getSingleItem));
