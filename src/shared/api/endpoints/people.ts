import { getArtist, getPublisher } from '../contract/people';
import { createEndpoint } from '../create-endpoint';

export const getArtistFx = createEndpoint(getArtist);
export const getPublisherFx = createEndpoint(getPublisher);
