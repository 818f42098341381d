import { getLibraryState, getSingleItem } from '../contract/library';
import { createEndpoint } from '../create-endpoint';

export const getLibraryStateFx = createEndpoint(getLibraryState);
export const getSingleItemFx = createEndpoint(getSingleItem);
