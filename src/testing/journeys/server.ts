import { createTestApi } from '@mock-api/testing/create-test-api';

import type { PersonaName } from '@fixtures/users/personas';
import { httpError, type ApiError } from '@/shared/api/errors';
import type { ApiRequest } from '@/shared/api/send';

import type { Trace } from './trace';

/** How server and user keep time, in milliseconds. */
export interface Pace {
  /** Until an answer comes. */
  readonly answerMs: number;
  /** From one step to the next. */
  readonly stepMs: number;
  /** The error of a call, in place of the mock's answer. */
  readonly refuse?: (request: ApiRequest) => ApiError | undefined;
}

/** The first page opens in peace, so that there is something to do. */
export const opening: Pace = { answerMs: 200, stepMs: 3000 };

/** The mock as the server of one journey. It traces each request, and each answer that is an error. */
export async function createServer(persona: PersonaName | undefined, pace: Pace, trace: Trace) {
  const api = createTestApi({ clock: Date.now, persona: persona ?? 'collector' });
  let current = opening;
  const failed = ({ url }: ApiRequest, error: ApiError): ApiError => {
    trace.add(`← ${error.kind === 'http' ? error.status : error.kind}`, url);
    return error;
  };
  return {
    /** The access token of the persona. */
    token: persona && (await api.signIn(persona)),
    /** From now on the server keeps the journey's pace. */
    endPeace: () => void (current = pace),
    answer: async (request: ApiRequest): Promise<unknown> => {
      const { method, url, body, headers } = request;
      trace.add(`→ ${method}`, url, body, headers['authorization'] ? undefined : '(nobody)');
      const { answerMs, refuse } = current;
      await new Promise((resolve) => void setTimeout(resolve, answerMs));
      const error = refuse?.(request);
      if (error) throw failed(request, error);
      const { status, json } = await api.send({ method, path: url, body, headers });
      if (status >= 400) throw failed(request, httpError(status, '', json));
      return json;
    },
  };
}
