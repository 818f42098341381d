import { STREAM_LINK_SECONDS } from '../../rules/stream-url';
import type { TestClient } from '../test-client';
import type { Example, Examples } from './example';

/** Returns a signed URL for a file of a sample. */
async function sampleAddress(api: TestClient, file: string): Promise<string> {
  const answer = await api.send({ path: '/api/stream/sample/1001' });
  const { pathname, search } = new URL((answer.json as { streamUrl: string }).streamUrl);
  return pathname.replace('index.m3u8', file) + search;
}

async function expiredAddress(api: TestClient, file: string): Promise<string> {
  const address = await sampleAddress(api, file);
  const body = { advanceMs: STREAM_LINK_SECONDS * 1000 };
  await api.send({ method: 'POST', path: '/__mock/clock', body });
  return address;
}

/** A successful call and the errors that all files of a stream share. */
function streamExamples(file: string, notFound: Example): Examples {
  return {
    good: { prepare: (api) => sampleAddress(api, file) },
    errors: {
      'not-found': notFound,
      'bad-signature': { path: `/hls/1001/sample/${file}?exp=9999999999&sig=forged` },
      'link-expired': { prepare: (api) => expiredAddress(api, file) },
    },
  };
}

const nowhere: Example = { path: '/hls/none/sample/index.m3u8' };

/** Examples of covers, streams and pages. */
export const mediaExamples = {
  getCover: {
    good: { path: '/content/books/1001/cover?v=2&w=250&h=250' },
    errors: {
      'not-found': { path: '/content/books/7/cover' },
      'invalid-body': { path: '/content/books/1001/cover?w=wide' },
    },
  },
  getIllustration: {
    good: { path: '/content/illustrations/hero-1001' },
    errors: { 'not-found': { path: '/content/illustrations/hero-7' } },
  },
  getSupportChat: { good: {} },
  getContentPage: {
    good: { path: '/content/pages/terms' },
    errors: { 'not-found': { path: '/content/pages/none' } },
  },
  getMediaPlaylist: streamExamples('index.m3u8', nowhere),
  getInitSegment: streamExamples('init.m4s', { path: '/hls/none/sample/init.m4s' }),
  getMediaSegment: streamExamples('0.m4s', {
    prepare: (api) => sampleAddress(api, '99999.m4s'),
  }),
  getDownload: streamExamples('download.m4a', { path: '/hls/none/sample/download.m4a' }),
} as const satisfies Record<string, Examples>;
