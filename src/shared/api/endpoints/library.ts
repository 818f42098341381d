import { archiveBook, getLibrary, getLibraryState, unarchiveBook } from '../contract/library';
import { createEndpoint } from '../create-endpoint';
import { createKeptEndpoint } from '../kept-endpoint';

export const getLibraryStateFx = createEndpoint(getLibraryState);
export const getLibraryFx = createKeptEndpoint(getLibrary, createEndpoint(getLibrary));
export const unarchiveBookFx = createEndpoint(unarchiveBook);
export const archiveBookFx = createEndpoint(archiveBook);
