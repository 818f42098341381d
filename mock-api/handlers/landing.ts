import { landings } from '@fixtures/catalog/landings';
import { illustrationPath } from '@fixtures/catalog/storefront-art';
import { getLanding } from '@/shared/api/contract/landing';

import { handle, type Route } from '../core/handle';
import { cardOf } from '../rules/cards';
import { requireFound } from '../rules/require-found';

export const landingRoutes: readonly Route[] = [
  handle(getLanding, ({ params, db }) => {
    const { audioBookIds, ...words } = requireFound(landings.find(({ key }) => key === params.key));
    const books = audioBookIds.flatMap((id) => db.catalogue.book(id) ?? []);
    const cards = books.map((book) => cardOf(db, book));
    const [first] = cards;
    return {
      ...words,
      illustration: first ? illustrationPath.hero(first.audioBookId) : null,
      palette: first?.palette ?? null,
      books: cards,
    };
  }),
];
