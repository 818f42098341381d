import { answerControl } from '../control/answer-control';
import { failureReply, type ApiFailure } from './api-failure';
import { dispatch, dispatchUnread } from './dispatch';
import type { Mock } from './mock';
import type { MockReply, MockRequest, Outcome } from './wire';

const controlPrefix = '/__mock';

/** Answers any request of the API, the media or the control plane. Never throws. */
export async function answerRequest(mock: Mock, request: MockRequest): Promise<Outcome> {
  const outcome = isControl(request)
    ? await answerControl(mock, request)
    : await dispatch(mock, request);
  return typeof outcome === 'string' || request.method !== 'HEAD' ? outcome : headOf(outcome);
}

/** Answers a request whose body the transport refused to read. */
export async function answerUnread(
  mock: Mock,
  request: MockRequest,
  failure: ApiFailure,
): Promise<MockReply> {
  return isControl(request) ? failureReply(failure) : dispatchUnread(mock, request, failure);
}

function isControl({ url }: MockRequest): boolean {
  return url.pathname.startsWith(controlPrefix);
}

function headOf(reply: MockReply): MockReply {
  return { ...reply, body: null };
}
