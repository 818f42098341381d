import { totalDuration } from '@fixtures/media/repeat-segments';
import {
  getAudiobookDetail,
  getRatings,
  getSeriesParts,
  rateAudiobook,
  unrateAudiobook,
} from '@/shared/api/contract/audiobooks';

import { handle, type Route } from '../core/handle';
import { sampleSegments } from '../media/chapter-audio';
import { cardOf, detailOf, ratingOf } from '../rules/cards';
import { onePage } from '../rules/paging';
import { ratingsFor } from '../rules/ratings';
import { bookOf } from '../rules/require-found';
import { seriesPartsOf } from '../rules/series-parts';

export const audiobookRoutes: readonly Route[] = [
  handle(getAudiobookDetail, ({ params, db }) => {
    const book = bookOf(db, params.id);
    const sampleDuration = Math.round(totalDuration(sampleSegments(book)));
    return { ...detailOf(db, book), sampleDuration };
  }),
  handle(getSeriesParts, ({ params, db }) =>
    onePage(seriesPartsOf(db, bookOf(db, params.id)).map((book) => cardOf(db, book))),
  ),
  handle(getRatings, ({ params, account, db }) => ratingsFor(db, bookOf(db, params.id), account)),
  handle(rateAudiobook, ({ body, account, db }) => {
    const book = bookOf(db, body.audioBookId);
    (db.state.ratings[book.audioBookId] ??= {})[account.id] = body.rate;
    return ratingOf(db, book);
  }),
  handle(unrateAudiobook, ({ params, account, db }) => {
    const book = bookOf(db, params.id);
    delete db.state.ratings[book.audioBookId]?.[account.id];
    return ratingOf(db, book);
  }),
];
