import { createResource } from '@/shared/api/create-resource';
import { getCatalogFx } from '@/shared/api/endpoints/catalog';

/** The lists of the editors and all genres. */
export const catalogOverview = createResource({ effect: getCatalogFx, of: 'anyone' });
