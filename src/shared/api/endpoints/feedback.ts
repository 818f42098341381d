import { sendFeedback } from '../contract/feedback';
import { createEndpoint } from '../create-endpoint';

export const sendFeedbackFx = createEndpoint(sendFeedback);
