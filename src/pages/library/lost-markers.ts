import { combine, sample } from 'effector';

import { $isVisitor } from '@/entities/session/visitor';
import { $keptBooks } from '@/features/kept-books/model/books';
import { sessionEnded } from '@/shared/api/tokens';
import { removeLostMarker } from '@/shared/routing/remove-lost-marker';
import { libraryRoute } from '@/shared/routing/routes';

import { arrangeSheet } from './arrangement';
import { removeAllQuestion } from './kept';
import { $libraryQuery } from './model';

const $tab = $libraryQuery.map(({ tab }) => tab);

// Visitors have nothing to arrange or to remove, and the wishes have an order of their own.
removeLostMarker({
  route: libraryRoute,
  overlay: arrangeSheet,
  $isEmpty: combine($isVisitor, $tab, (isVisitor, tab) =>
    isVisitor === null ? null : isVisitor || tab === 'wishes',
  ),
});
removeLostMarker({
  route: libraryRoute,
  overlay: removeAllQuestion,
  $isEmpty: combine(
    { isVisitor: $isVisitor, tab: $tab, books: $keptBooks },
    ({ isVisitor, tab, books }) =>
      isVisitor === null ? null : isVisitor || tab !== 'kept' || books.length === 0,
  ),
});
sample({ clock: sessionEnded, target: [arrangeSheet.closed, removeAllQuestion.closed] });
