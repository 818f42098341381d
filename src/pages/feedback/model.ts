import { attach, combine, createEvent, createStore, sample } from 'effector';

import { isWorthKeeping, keepFeedbackFx } from '@/features/kept-feedback/model';
import type { Feedback, FeedbackSubject } from '@/shared/api/contract/feedback';
import { sendFeedbackFx } from '@/shared/api/endpoints/feedback';
import { errorText } from '@/shared/api/error-text';
import { sessionEnded } from '@/shared/api/tokens';
import { feedback as texts } from '@/shared/i18n/fa/feedback';
import { feedbackRoute } from '@/shared/routing/routes';

import { readContact } from './lib/read-contact';

export const subjectChosen = createEvent<FeedbackSubject>();
export const feedbackTyped = createEvent<string>();
export const contactTyped = createEvent<string>();
export const feedbackSubmitted = createEvent();
/** After a feedback was sent or kept, the user writes another one. */
export const anotherFeedbackClicked = createEvent();

interface Problem {
  /** The field that has the problem; `call`: the request failed. */
  readonly at: 'text' | 'contact' | 'call';
  readonly text: string;
}

const sendFx = attach({
  effect: sendFeedbackFx,
  mapParams: (feedback: Feedback) => ({ body: feedback }),
});

/** Not the feature's own effect: that also keeps an older feedback again, while another one is written. */
const keepFx = attach({ effect: keepFeedbackFx });

// What was written survives a failure and a visit of another page; it ends when it is sent or kept.
export const $feedbackSubject = createStore<FeedbackSubject>('problem')
  .on(subjectChosen, (_, subject) => subject)
  .reset(sessionEnded);
export const $feedbackText = createStore('')
  .on(feedbackTyped, (_, typed) => typed)
  .reset(sendFx.done, keepFx.done, sessionEnded);
export const $feedbackContact = createStore('')
  .on(contactTyped, (_, typed) => typed)
  .reset(sessionEnded);
export const $feedbackProblem = createStore<Problem | null>(null).reset(
  feedbackTyped,
  contactTyped,
  feedbackRoute.closed,
);
/** What became of the feedback: sent, or kept until the device is online; null while it is written. */
export const $feedbackResult = createStore<'sent' | 'kept' | null>(null)
  .on(sendFx.done, () => 'sent')
  .on(keepFx.done, () => 'kept')
  .reset(anotherFeedbackClicked, feedbackRoute.closed);
/** It is on its way, to the server or to the device; meanwhile nothing can be typed, because the text is emptied afterwards. */
export const $isFeedbackSending = combine(
  sendFx.pending,
  keepFx.pending,
  (isSending, isKeeping) => isSending || isKeeping,
);

const $form = combine({
  subject: $feedbackSubject,
  text: $feedbackText.map((text) => text.trim()),
  contact: $feedbackContact.map(readContact),
});
const $problem = $form.map(({ text, contact }): Problem | null => {
  if (text === '') return { at: 'text', text: texts.textMissing };
  return contact === null ? { at: 'contact', text: texts.contactWrong } : null;
});

// Each attempt has a problem of its own, so that the field of it takes the focus again.
sample({
  clock: feedbackSubmitted,
  source: $problem,
  fn: (problem) => problem && { ...problem },
  target: $feedbackProblem,
});
sample({
  clock: feedbackSubmitted,
  source: $form,
  filter: combine(
    $problem,
    $isFeedbackSending,
    (problem, isSending) => problem === null && !isSending,
  ),
  fn: ({ subject, text, contact }): Feedback => ({ subject, text, ...(contact && { contact }) }),
  target: sendFx,
});
sample({
  clock: sendFx.fail,
  filter: ({ error }) => isWorthKeeping(error),
  fn: ({ params }) => params,
  target: keepFx,
});
sample({
  clock: sendFx.failData,
  filter: (error) => !isWorthKeeping(error),
  fn: (error): Problem => ({ at: 'call', text: errorText(error) }),
  target: $feedbackProblem,
});
// Storage is denied: the text stays in the form.
sample({
  clock: keepFx.fail,
  fn: (): Problem => ({ at: 'call', text: texts.notKept }),
  target: $feedbackProblem,
});
