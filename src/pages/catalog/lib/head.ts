import type { CatalogGenre, CatalogPage, GenreName } from '@/shared/api/contract/catalog';
import { catalog as texts } from '@/shared/i18n/fa/catalog';

/** The head of the page: `CatalogPage` without its form. */
export type CatalogHead = Omit<CatalogPage, 'kind'>;

/** The head of all titles; the genres of the shop are its sub-genres. */
export function headOfAll(genres: readonly CatalogGenre[]): CatalogHead {
  return {
    title: texts.title,
    subtitle: '',
    count: 0,
    parent: null,
    children: genres.map(({ identifier, title, count }): GenreName => ({
      identifier,
      title,
      count,
    })),
    art: null,
    palette: null,
  };
}
