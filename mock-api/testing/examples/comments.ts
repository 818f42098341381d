import type { TestClient } from '../test-client';
import type { Example, Examples } from './example';

const list = '/api/audiobooks/1001/comments';
/** A comment of the fixtures. */
const someones = `${list}/100101`;
const unknown = `${list}/7`;
const newcomer: Example = { as: 'newcomer' };
const text = { text: 'شنیدنی بود.' };

/** Adds a comment of the caller and returns its path. */
async function ownPath(api: TestClient, token: string | undefined): Promise<string> {
  const { json } = await api.send({ method: 'POST', path: list, token, body: text });
  return `${list}/${(json as { id: number }).id}`;
}

/** Examples of the comments on a title. */
export const commentExamples = {
  getComments: {
    good: { path: `${list}?sort=liked` },
    errors: {
      'not-found': { path: '/api/audiobooks/7/comments' },
      'invalid-body': { path: `${list}?page=first` },
    },
  },
  addComment: {
    good: { ...newcomer, path: list, body: { ...text, rate: 5 } },
    errors: {
      'invalid-body': { ...newcomer, path: list, body: { text: ' ' } },
      'not-found': { ...newcomer, path: '/api/audiobooks/7/comments', body: text },
    },
  },
  editComment: {
    good: { ...newcomer, path: someones, prepare: ownPath, body: { ...text, rate: 4 } },
    errors: {
      'invalid-body': { ...newcomer, path: someones, prepare: ownPath, body: { text: '\u200c' } },
      'not-found': { ...newcomer, path: unknown, body: text },
      'not-your-comment': { ...newcomer, path: someones, body: text },
      unauthenticated: { path: someones, body: text },
    },
  },
  deleteComment: {
    good: { ...newcomer, path: someones, prepare: ownPath },
    errors: {
      'not-found': { ...newcomer, path: unknown },
      'not-your-comment': { ...newcomer, path: someones },
      unauthenticated: { path: someones },
    },
  },
  likeComment: {
    good: { ...newcomer, path: `${someones}/like` },
    errors: { 'not-found': { ...newcomer, path: `${unknown}/like` } },
  },
  unlikeComment: {
    good: { ...newcomer, path: `${someones}/like` },
    errors: { 'not-found': { ...newcomer, path: `${unknown}/like` } },
  },
  reportComment: {
    good: { ...newcomer, path: `${someones}/report`, body: { reason: 'spam' } },
    errors: {
      'invalid-body': { ...newcomer, path: `${someones}/report`, body: { reason: 'boring' } },
      'not-found': { ...newcomer, path: `${unknown}/report`, body: { reason: 'spam' } },
    },
  },
} as const satisfies Record<string, Examples>;
