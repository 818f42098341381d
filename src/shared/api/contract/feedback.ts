import * as v from 'valibot';

import { operation } from './operation';

/** What a feedback is about. */
export const feedbackSubjects = ['problem', 'book', 'payment', 'idea', 'other'] as const;
export const feedbackSubject = v.picklist(feedbackSubjects);
export type FeedbackSubject = v.InferOutput<typeof feedbackSubject>;

/** The longest text that the server takes. */
export const MAX_FEEDBACK_LENGTH = 5000;

export const feedback = v.object({
  text: v.string(),
  subject: v.exactOptional(feedbackSubject),
  /** A mobile number or an e-mail address, if the user wants an answer. */
  contact: v.exactOptional(v.string()),
});
export type Feedback = v.InferOutput<typeof feedback>;

export const sendFeedback = operation({
  id: 'sendFeedback',
  method: 'POST',
  path: '/api/feedback',
  access: 'anyone',
  body: feedback,
});
