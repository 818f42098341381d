import { getPlaylist, getSample } from '../contract/stream';
import { createEndpoint } from '../create-endpoint';

export const getPlaylistFx = createEndpoint(getPlaylist);
export const getSampleFx = createEndpoint(getSample);
