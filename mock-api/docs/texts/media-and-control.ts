import { text } from '../operation-text';

/** What the mock alone answers. */
export const mediaAndControlTexts = {
  getCover: text('The cover of a title, in the next width that there is.', 'not-found'),
  getSupportChat: text("A stand-in for the support chat's page; ?unread=2 says how many."),
  getMediaPlaylist: text(
    'The HLS playlist of a chapter, or of the sample where chapterId is the word sample.',
    'not-found',
    'bad-signature',
    'link-expired',
  ),
  getInitSegment: text('The initialisation segment.', 'not-found', 'bad-signature', 'link-expired'),
  getMediaSegment: text(
    'A segment: its number in the chapter with .m4s.',
    'not-found',
    'bad-signature',
    'link-expired',
  ),
  getDownload: text(
    'A whole chapter or sample as one file.',
    'not-found',
    'bad-signature',
    'link-expired',
  ),
  resetMock: text('Back to the seed; journal emptied, faults dropped, clock put right.'),
  addFaults: text('Adds faults. The first that fits a call strikes.'),
  dropFaults: text('Drops all faults.'),
  getJournal: text('Every request since the reset, those to the control plane apart.'),
  getState: text("The account of the bearer, else of the reset's persona."),
  patchState: text('Replaces what it names of that account and answers the whole.'),
  advanceClock: text('Puts the clock forward: tokens, codes, addresses and subscriptions age.'),
  getDocs: text('This page.'),
  getGallery: text('The 63 books of the state gallery with links into the app (?app=ORIGIN).'),
  getOpenApi: text('The OpenAPI 3.1 document.'),
} as const;
