import { totalDuration } from '@fixtures/media/repeat-segments';
import {
  addComment,
  getAudiobookDetail,
  getComments,
  rateAudiobook,
} from '@/shared/api/contract/audiobooks';

import { handle, type Route } from '../core/handle';
import { sampleSegments } from '../media/chapter-audio';
import { detailOf, ratingOf } from '../rules/cards';
import { allComments, toComment } from '../rules/comments';
import { parseText } from '../rules/contact';
import { bookOf } from '../rules/require-found';
import { pageOf } from '../rules/paging';

const MAX_COMMENT_LENGTH = 5000;

export const audiobookRoutes: readonly Route[] = [
  handle(getAudiobookDetail, ({ params, db }) => {
    const book = bookOf(db, params.id);
    const sampleDuration = Math.round(totalDuration(sampleSegments(book)));
    return { ...detailOf(db, book), sampleDuration };
  }),
  handle(getComments, ({ params, query, db }) => {
    const book = bookOf(db, params.id);
    return pageOf(allComments(db, book.audioBookId), query, (comment) => comment);
  }),
  handle(addComment, ({ params, body, account, db }) => {
    const { audioBookId } = bookOf(db, params.id);
    const text = parseText(body.text, 'text', MAX_COMMENT_LENGTH);
    const added = {
      id: db.nextId(),
      accountId: account.id,
      text,
      rate: body.rate ?? 0,
      at: db.now(),
    };
    (db.state.comments[audioBookId] ??= []).push(added);
    return toComment(db, added);
  }),
  handle(rateAudiobook, ({ body, account, db }) => {
    const book = bookOf(db, body.audioBookId);
    (db.state.ratings[book.audioBookId] ??= {})[account.id] = body.rate;
    return ratingOf(db, book);
  }),
];
