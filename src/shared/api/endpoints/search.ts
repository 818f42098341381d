import { booksSearch } from '../contract/search';
import { createCachedEndpoint } from '../cached-endpoint';

export const booksSearchFx = createCachedEndpoint(booksSearch);
