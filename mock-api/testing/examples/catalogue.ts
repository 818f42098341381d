import type { Examples } from './example';

/** Examples of public calls, comments, feedback and telemetry. */
export const catalogueExamples = {
  getStorefront: { good: {} },
  getCategories: { good: {} },
  booksSearch: {
    good: { path: `/api/booksSearch?q=${encodeURIComponent('شاهنامه')}&pageSize=5` },
    errors: { 'invalid-body': { path: '/api/booksSearch?page=0' } },
  },
  getAudiobookDetail: {
    good: { path: '/api/audiobooks/1001/detail2' },
    errors: { 'not-found': { path: '/api/audiobooks/unknown-title/detail2' } },
  },
  getComments: {
    good: { path: '/api/audiobooks/1001/comments' },
    errors: {
      'not-found': { path: '/api/audiobooks/7/comments' },
      'invalid-body': { path: '/api/audiobooks/1001/comments?page=first' },
    },
  },
  addComment: {
    good: {
      as: 'newcomer',
      path: '/api/audiobooks/1001/comments',
      body: { text: 'شنیدنی بود.', rate: 5 },
    },
    errors: {
      'invalid-body': {
        as: 'newcomer',
        path: '/api/audiobooks/1001/comments',
        body: { text: ' ' },
      },
      'not-found': { as: 'newcomer', path: '/api/audiobooks/7/comments', body: { text: 'خوب' } },
    },
  },
  rateAudiobook: {
    good: { as: 'newcomer', body: { audioBookId: 1001, rate: 4 } },
    errors: {
      'not-found': { as: 'newcomer', body: { audioBookId: 7, rate: 4 } },
      'invalid-body': { as: 'newcomer', body: { audioBookId: 1001, rate: 6 } },
    },
  },
  getArtist: {
    good: { path: '/api/artists/3' },
    errors: { 'not-found': { path: '/api/artists/987654' } },
  },
  getPublisher: {
    good: { path: '/api/publishers/601' },
    errors: { 'not-found': { path: '/api/publishers/1' } },
  },
  getPlans: { good: {} },
  sendFeedback: {
    good: { body: { text: 'کاش حالت شب هم داشتید.', contact: '09120000001' } },
    errors: { 'invalid-body': { body: { text: '' } } },
  },
  subscribePush: {
    good: { body: { endpoint: 'https://push.example.com/1', expirationTime: null, keys: {} } },
    errors: { 'invalid-body': { body: { endpoint: 'nowhere' } } },
  },
  sendEvents: { good: { body: { events: [{ name: 'popup open' }] } } },
  reportError: { good: { body: { level: 'error', message: 'm', stack: '', context: {} } } },
} as const satisfies Record<string, Examples>;
