import * as v from 'valibot';

import { operation } from './operation';

/** `contact`: a mobile number or an e-mail address, if the user wants an answer. */
export const sendFeedback = operation({
  id: 'sendFeedback',
  method: 'POST',
  path: '/api/feedback',
  access: 'anyone',
  body: v.object({ text: v.string(), contact: v.exactOptional(v.string()) }),
});
