import { getCatalog, getCatalogPage } from '../contract/catalog';
import { createEndpoint } from '../create-endpoint';

export const getCatalogFx = createEndpoint(getCatalog);
export const getCatalogPageFx = createEndpoint(getCatalogPage);
