import { ApiFailure, failureReply } from '../core/api-failure';
import type { Mock } from '../core/mock';
import type { MockReply, MockRequest } from '../core/wire';
import { controlRouter } from './control-routes';

/** Answers one control-plane call. Never throws. The journal does not record these calls. */
export async function answerControl(mock: Mock, request: MockRequest): Promise<MockReply> {
  try {
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const { route } = controlRouter.match(method, request.url.pathname);
    return await route.answer(mock, request);
  } catch (error) {
    if (error instanceof ApiFailure) return failureReply(error);
    mock.reportInternalError(error);
    return failureReply(new ApiFailure('internal'));
  }
}
