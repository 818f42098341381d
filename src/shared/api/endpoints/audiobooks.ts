import { createCachedEndpoint } from '../cached-endpoint';
import { getAudiobookDetail, getComments } from '../contract/audiobooks';
import { createEndpoint } from '../create-endpoint';

/** The details of one title, by its number or identifier. */
export const getAudiobookDetailFx = createCachedEndpoint(getAudiobookDetail);

/** One page of the comments on a title. */
export const getCommentsFx = createEndpoint(getComments);
