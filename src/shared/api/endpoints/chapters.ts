import { getSingleItem } from '../contract/chapters';
import { createEndpoint } from '../create-endpoint';

export const getSingleItemFx = createEndpoint(getSingleItem);
