import { describeOperation } from './describe-operation';

/** What the mock alone answers. */
export const mediaAndControlDescriptions = {
  getCover: describeOperation(
    'The cover of a title, in the next width that there is.',
    'not-found',
  ),
  getSupportChat: describeOperation(
    "A stand-in for the support chat's page; ?unread=2 says how many.",
  ),
  getMediaPlaylist: describeOperation(
    'The HLS playlist of a chapter, or of the sample where chapterId is the word sample.',
    'not-found',
    'bad-signature',
    'link-expired',
  ),
  getInitSegment: describeOperation(
    'The initialisation segment.',
    'not-found',
    'bad-signature',
    'link-expired',
  ),
  getMediaSegment: describeOperation(
    'A segment: its number in the chapter with .m4s.',
    'not-found',
    'bad-signature',
    'link-expired',
  ),
  getDownload: describeOperation(
    'A whole chapter or sample as one file.',
    'not-found',
    'bad-signature',
    'link-expired',
  ),
  resetMock: describeOperation(
    'Back to the seed; journal emptied, faults dropped, clock put right.',
  ),
  addFaults: describeOperation('Adds faults. The first that fits a call strikes.'),
  dropFaults: describeOperation('Drops all faults.'),
  getJournal: describeOperation('Every request since the reset, those to the control plane apart.'),
  getState: describeOperation("The account of the bearer, else of the reset's persona."),
  patchState: describeOperation('Replaces what it names of that account and answers the whole.'),
  advanceClock: describeOperation(
    'Puts the clock forward: tokens, codes, addresses and subscriptions age.',
  ),
  getDocs: describeOperation('This page.'),
  getGallery: describeOperation(
    'The 63 books of the state gallery with links into the app (?app=ORIGIN).',
  ),
  getOpenApi: describeOperation('The OpenAPI 3.1 document.'),
} as const;
