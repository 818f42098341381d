import { getLibraryState } from '../contract/library';
import { createEndpoint } from '../create-endpoint';

export const getLibraryStateFx = createEndpoint(getLibraryState);
