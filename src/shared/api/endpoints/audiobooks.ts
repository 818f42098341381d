import { createCachedEndpoint } from '../cached-endpoint';
import {
  getAudiobookDetail,
  getRatings,
  getSeriesParts,
  rateAudiobook,
  unrateAudiobook,
} from '../contract/audiobooks';
import { createEndpoint } from '../create-endpoint';
import { createKeptEndpoint } from '../kept-endpoint';

/** The details of one title, by its number or identifier. */
export const getAudiobookDetailFx = createKeptEndpoint(
  getAudiobookDetail,
  createCachedEndpoint(getAudiobookDetail),
);

/** The rates of a title by their stars, and the user's own. */
export const getRatingsFx = createEndpoint(getRatings);
export const rateAudiobookFx = createEndpoint(rateAudiobook);
export const unrateAudiobookFx = createEndpoint(unrateAudiobook);

/** The titles of the series that a title belongs to. */
export const getSeriesPartsFx = createEndpoint(getSeriesParts);
