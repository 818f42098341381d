import { getPublisher } from '../contract/people';
import { createEndpoint } from '../create-endpoint';

export const getPublisherFx = createEndpoint(getPublisher);
