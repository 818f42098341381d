import { createCachedEndpoint } from '../cached-endpoint';
import { booksSearch, getSearchStart, getSuggestions } from '../contract/search';
import { createEndpoint } from '../create-endpoint';

export const booksSearchFx = createCachedEndpoint(booksSearch);
export const getSuggestionsFx = createEndpoint(getSuggestions);
export const getSearchStartFx = createEndpoint(getSearchStart);
