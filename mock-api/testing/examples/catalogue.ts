import type { Examples } from './example';

/** Examples of public calls, ratings, feedback and telemetry. */
export const catalogueExamples = {
  getStorefront: { good: {} },
  getCategories: { good: {} },
  booksSearch: {
    good: { path: `/api/booksSearch?q=${encodeURIComponent('شاهنامه')}&pageSize=5` },
    errors: { 'invalid-body': { path: '/api/booksSearch?page=0' } },
  },
  getCatalog: { good: {} },
  getCatalogPage: {
    good: { path: '/api/catalog/genre/poetry' },
    errors: { 'not-found': { path: '/api/catalog/listKey/unknown' } },
  },
  getSuggestions: {
    good: { path: `/api/search/suggestions?q=${encodeURIComponent('حافظ')}` },
    errors: { 'invalid-body': { path: '/api/search/suggestions' } },
  },
  getSearchStart: { good: {} },
  getAudiobookDetail: {
    good: { path: '/api/audiobooks/1001/detail2' },
    errors: { 'not-found': { path: '/api/audiobooks/unknown-title/detail2' } },
  },
  rateAudiobook: {
    good: { as: 'newcomer', body: { audioBookId: 1001, rate: 4 } },
    errors: {
      'not-found': { as: 'newcomer', body: { audioBookId: 7, rate: 4 } },
      'invalid-body': { as: 'newcomer', body: { audioBookId: 1001, rate: 6 } },
    },
  },
  unrateAudiobook: {
    good: { as: 'newcomer', path: '/api/audiobooks/1001/rate' },
    errors: { 'not-found': { as: 'newcomer', path: '/api/audiobooks/7/rate' } },
  },
  getSeriesParts: {
    good: { path: '/api/audiobooks/1001/parts' },
    errors: { 'not-found': { path: '/api/audiobooks/7/parts' } },
  },
  getRatings: {
    good: { path: '/api/audiobooks/1001/ratings' },
    errors: { 'not-found': { path: '/api/audiobooks/7/ratings' } },
  },
  getLanding: {
    good: { path: '/api/landings/yalda' },
    errors: { 'not-found': { path: '/api/landings/none' } },
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
    good: {
      body: {
        endpoint: 'https://push.example.com/1',
        expirationTime: null,
        keys: { p256dh: 'key', auth: 'secret' },
      },
    },
    errors: { 'invalid-body': { body: { endpoint: 'nowhere' } } },
  },
  sendEvents: { good: { body: { events: [{ name: 'popup open' }] } } },
  reportError: { good: { body: { level: 'error', message: 'm', stack: '', context: {} } } },
} as const satisfies Record<string, Examples>;
