import { MAX_FEEDBACK_LENGTH, sendFeedback } from '@/shared/api/contract/feedback';

import { handle, type Route } from '../core/handle';
import { parseText } from '../rules/contact';

export const feedbackRoutes: readonly Route[] = [
  handle(sendFeedback, ({ body }) => {
    parseText(body.text, 'text', MAX_FEEDBACK_LENGTH);
    return undefined;
  }),
];
