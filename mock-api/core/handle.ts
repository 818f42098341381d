import type { Operation, OperationOutput } from '@/shared/api/contract/operation';

import type { Db } from '../db/db';
import type { MediaSource } from '../media/media-source';
import { accountOfBearer } from '../rules/find-account';
import { ApiFailure, jsonReply } from './api-failure';
import { checkClientHeaders, needsClientHeaders } from './client-headers';
import type { Context } from './context';
import { createTextReader, parsePart, readBody } from './schema-parts';
import type { MockReply, MockRequest } from './wire';

/** An answer whose body has to be read from a media file. */
interface LateReply extends Omit<MockReply, 'body'> {
  readonly body: () => Promise<Uint8Array<ArrayBuffer>>;
}

export type HandlerReply = MockReply | LateReply;

/** An operation of the contract or of the mock itself, which also uses `PATCH`. */
export type MockOperation = Omit<Operation, 'method'> & {
  readonly method: Operation['method'] | 'PATCH';
};

/** The input of a route. */
export interface Call {
  readonly request: MockRequest;
  /** The decoded path parameters. */
  readonly pathTexts: Readonly<Record<string, string>>;
  readonly db: Db;
  readonly media: MediaSource;
}

/** An operation and the function that answers it. */
export interface Route {
  readonly operation: MockOperation;
  answer(call: Call): HandlerReply;
}

/** Creates a function that validates a request and parses it into a handler's context. */
function contextReader(operation: MockOperation): (call: Call) => Context<MockOperation> {
  const { access, encoding = 'json', params, query, body, path } = operation;
  const readParams = params && createTextReader(params);
  const readQuery = query && createTextReader(query);
  return ({ request, pathTexts, db, media }) => {
    if (needsClientHeaders(path)) checkClientHeaders(request.headers);
    const account = accountOfBearer(db, request.headers['authorization']);
    if (access === 'user' && !account) throw new ApiFailure('unauthenticated');
    const parts = {
      params: params && readParams && parseParams(params, readParams(pathTexts)),
      query: query && readQuery && parsePart(query, readQuery(queryTexts(request.url))),
      body: body && parsePart(body, readBody(request.body, encoding)),
    };
    return {
      ...parts,
      account,
      clientId: request.headers['client-id'] ?? '',
      headers: request.headers,
      origin: request.url.origin,
      db,
      media,
      replyHeaders: {},
    };
  };
}

function queryTexts(url: URL): Record<string, string> {
  return Object.fromEntries(url.searchParams);
}

/** An invalid id in the path counts as an unknown one, so the answer is 404 and not 400. */
function parseParams(schema: NonNullable<Operation['params']>, values: unknown): unknown {
  try {
    return parsePart(schema, values);
  } catch {
    throw new ApiFailure('not-found');
  }
}

/** Connects an API call to its handler, which returns plain data or throws an ApiFailure. */
export function handle<const O extends MockOperation>(
  operation: O,
  handler: (context: Context<O>) => OperationOutput<O>,
): Route {
  const readContext = contextReader(operation);
  return {
    operation,
    answer(call) {
      const context = readContext(call) as unknown as Context<O>;
      const data = handler(context);
      const reply = operation.response ? jsonReply(200, data) : emptyReply;
      return { ...reply, headers: { ...reply.headers, ...context.replyHeaders } };
    },
  };
}

const emptyReply: MockReply = { status: 204, headers: { 'cache-control': 'no-store' }, body: null };

/** Connects a call to a handler that does not return JSON, for example an image. */
export function handleRaw<const O extends MockOperation>(
  operation: O,
  handler: (context: Context<O>) => HandlerReply,
): Route {
  const readContext = contextReader(operation);
  return {
    operation,
    answer: (call) => handler(readContext(call)),
  };
}
