import { sendFeedback } from '@/shared/api/contract/feedback';

import { handle, type Route } from '../core/handle';
import { parseText } from '../rules/contact';

const MAX_FEEDBACK_LENGTH = 5000;

export const feedbackRoutes: readonly Route[] = [
  handle(sendFeedback, ({ body }) => {
    parseText(body.text, 'text', MAX_FEEDBACK_LENGTH);
    return undefined;
  }),
];
