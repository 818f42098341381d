import type { ComponentType } from 'react';

import type { PageId } from '@/shared/routing/page-table';

import { withModels } from '../ui/with-models';

interface ViewModule {
  readonly default: ComponentType;
}
type Folder = Exclude<PageId, 'shop'>;

/**
 * Loaders of the pages' views, by folder. The storefront's view is part of the entry. The loaders have a
 * file of their own because the entry would otherwise hold the file names of all views.
 */
export const views = Object.fromEntries(
  Object.entries(
    import.meta.glob<ViewModule>(['/src/pages/*/view.tsx', '!/src/pages/shop/view.tsx']),
  ).map(([path, load]) => [
    path.split('/').at(-2),
    async () => ({ default: withModels((await load()).default) }),
  ]),
) as Readonly<Record<Folder, () => Promise<ViewModule>>>;
