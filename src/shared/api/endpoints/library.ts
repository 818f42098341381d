import { archiveBook, getLibrary, getLibraryState, unarchiveBook } from '../contract/library';
import { createEndpoint } from '../create-endpoint';
import { createKeptEndpoint } from '../kept-endpoint';

/** The server's own word: purchases and kept books rely on it. */
export const getLibraryStateFx = createEndpoint(getLibraryState);
/** For a page to show: the last answer stands in while the server cannot be reached. */
export const getShownLibraryStateFx = createKeptEndpoint(getLibraryState, getLibraryStateFx);
export const getLibraryFx = createKeptEndpoint(getLibrary, createEndpoint(getLibrary));
export const unarchiveBookFx = createEndpoint(unarchiveBook);
export const archiveBookFx = createEndpoint(archiveBook);
