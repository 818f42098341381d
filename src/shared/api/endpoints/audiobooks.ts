import { createCachedEndpoint } from '../cached-endpoint';
import { getAudiobookDetail, getComments } from '../contract/audiobooks';
import { createEndpoint } from '../create-endpoint';

/** The whole of one title, by its number or identifier. */
export const getAudiobookDetailFx = createCachedEndpoint(getAudiobookDetail);

/** One page of what listeners wrote about a title. */
export const getCommentsFx = createEndpoint(getComments);
