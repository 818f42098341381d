import { answerControl } from '../control/answer-control';
import { dispatch } from './dispatch';
import type { Mock } from './mock';
import type { MockReply, MockRequest, Outcome } from './wire';

const controlPrefix = '/__mock';

/** Answers any request of the API, the media or the control plane. Never throws. */
export async function answerRequest(mock: Mock, request: MockRequest): Promise<Outcome> {
  const isControl = request.url.pathname.startsWith(controlPrefix);
  const outcome = isControl ? await answerControl(mock, request) : await dispatch(mock, request);
  return typeof outcome === 'string' || request.method !== 'HEAD' ? outcome : headOf(outcome);
}

function headOf(reply: MockReply): MockReply {
  return { ...reply, body: null };
}
