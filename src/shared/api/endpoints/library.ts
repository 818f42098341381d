import { getLibrary, getLibraryState, unarchiveBook } from '../contract/library';
import { createEndpoint } from '../create-endpoint';

export const getLibraryStateFx = createEndpoint(getLibraryState);
export const getLibraryFx = createEndpoint(getLibrary);
export const unarchiveBookFx = createEndpoint(unarchiveBook);
