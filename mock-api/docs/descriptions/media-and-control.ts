import { describeOperation } from './describe-operation';

/** Descriptions of the media and the control plane. */
export const mediaAndControlDescriptions = {
  getCover: describeOperation(
    'The cover of a title, in the next larger available width.',
    'not-found',
  ),
  getIllustration: describeOperation(
    'A picture of the storefront, as SVG: a featured title, a narrator, or the window of a genre.',
    'not-found',
  ),
  getSupportChat: describeOperation(
    'A stub of the support chat, which answers each message after 2 s. ?unread=2 sets the number of unread messages.',
  ),
  getContentPage: describeOperation(
    'A page of the site itself, as HTML: terms or privacy.',
    'not-found',
  ),
  getMediaPlaylist: describeOperation(
    'The HLS playlist of a chapter, or of the sample if chapterId is `sample`.',
    'not-found',
    'bad-signature',
    'link-expired',
  ),
  getInitSegment: describeOperation(
    'The initialization segment.',
    'not-found',
    'bad-signature',
    'link-expired',
  ),
  getMediaSegment: describeOperation(
    'A media segment, named by its number in the chapter and .m4s.',
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
    'Restores the initial state, clears the journal, removes all faults and resets the clock.',
  ),
  addFaults: describeOperation('Adds faults. The first matching fault applies to a call.'),
  dropFaults: describeOperation('Removes all faults.'),
  getJournal: describeOperation('All requests since the reset, except those to the control plane.'),
  getState: describeOperation(
    "The account of the bearer token, or of the reset's persona without a token.",
    'unauthenticated',
  ),
  patchState: describeOperation(
    'Replaces the given fields of that account and returns the whole account.',
    'unauthenticated',
  ),
  advanceClock: describeOperation(
    'Advances the clock: tokens, codes, stream URLs and subscriptions expire.',
  ),
  sendPush: describeOperation(
    'Sends a Web Push message to every registered subscription, and answers with the status of each push service.',
  ),
  getDocs: describeOperation('This page.'),
  getGallery: describeOperation(
    'The 63 books of the state gallery with links into the app (?app=ORIGIN).',
  ),
  getOpenApi: describeOperation('The OpenAPI 3.1 document.'),
} as const;
