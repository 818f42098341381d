import { getCategories } from '../contract/categories';
import { createEndpoint } from '../create-endpoint';

export const getCategoriesFx = createEndpoint(getCategories);
