import { savesData } from '@/shared/browser/saves-data';
import type { PageId } from '@/shared/routing/page-table';

/** Loads the code of a page's view. `routes.tsx` fills it, so that models need not import views. */
export const pagePreloads = new Map<PageId, () => Promise<void>>();

/** Loads the views of these pages one after the other, unless the user saves data. */
export async function preloadPages(ids: readonly PageId[]): Promise<void> {
  if (savesData()) return;
  for (const id of ids) await pagePreloads.get(id)?.();
}
