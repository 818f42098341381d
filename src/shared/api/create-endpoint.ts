import { createEffect, type Effect } from 'effector';
import { safeParse } from 'valibot';

import { requestFx, type ApiCall } from './authorized';
import { contractBroken } from './contract-broken';
import type { Operation, OperationInput, OperationOutput } from './contract/operation';
import { isApiError, isHttpError, type ApiError } from './errors';

/** The parts of an operation's input as they are put on the wire. */
interface WireInput {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: object;
  /** Only for the new token endpoint: the password is a one-time code. */
  readonly loginType?: 'PasswordLess';
}

/**
 * Creates the effect of one API call: it builds the request from its typed input and validates the
 * answer. Fails with an ApiError; an answer that does not match its schema is `invalidData`.
 */
export function createEndpoint<O extends Operation>(
  operation: O,
): Effect<OperationInput<O>, OperationOutput<O>, ApiError> {
  return createEffect<OperationInput<O>, OperationOutput<O>, ApiError>(async (input) => {
    try {
      return parseAnswer(operation, await requestFx(toCall(operation, input)));
    } catch (error) {
      if (isSilentRefusal(operation, error)) return undefined;
      throw error;
    }
  });
}

/** A PUT or DELETE without an answer completes silently when the server forbids it. Rule: docs/behaviour.md#errors */
function isSilentRefusal({ method, response }: Operation, error: unknown): boolean {
  if (response || (method !== 'PUT' && method !== 'DELETE')) return false;
  return isApiError(error) && isHttpError(error, 403);
}

/** Path and query are percent-encoded part by part, so that no value can leave its place. */
export function toCall(operation: Operation, input: WireInput): ApiCall {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name] ?? '')),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  const search = query.toString();
  return {
    host: operation.host ?? 'site',
    isPersonal: operation.access === 'user',
    isSignIn: operation.isSignIn ?? operation.host === 'auth',
    method: operation.method,
    url: search === '' ? path : `${path}?${search}`,
    ...(input.body && { body: encodeBody(operation, input.body) }),
    ...(input.loginType && { extraHeaders: { 'Login-Type': input.loginType } }),
  };
}

function encodeBody(operation: Operation, body: object): object {
  if (operation.encoding !== 'form') return body;
  return new URLSearchParams(Object.entries(body).map(([name, value]) => [name, String(value)]));
}

function parseAnswer<O extends Operation>(operation: O, answer: unknown): OperationOutput<O> {
  const { id, response } = operation;
  // A call without an answer that gets text has met a captive portal. docs/faults.md#f5
  if (!response && typeof answer !== 'string') return undefined;
  const result = response && safeParse(response, answer);
  if (result?.success) return result.output as OperationOutput<O>;
  const detail = `${id}: ${result ? result.issues[0].message : 'Unexpected text'}`;
  contractBroken(detail);
  throw { kind: 'invalidData', detail } satisfies ApiError;
}
