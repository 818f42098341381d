import { archiveBook, getLibrary, getLibraryState, unarchiveBook } from '../contract/library';
import { createEndpoint } from '../create-endpoint';

export const getLibraryStateFx = createEndpoint(getLibraryState);
export const getLibraryFx = createEndpoint(getLibrary);
export const archiveBookFx = createEndpoint(archiveBook);
export const unarchiveBookFx = createEndpoint(unarchiveBook);
