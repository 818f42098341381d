import { faultOutcome, changesAnswer } from '../control/fault-outcome';
import { takeFault, type Fault } from '../control/fault-rules';
import { createDb, type Db } from '../db/db';
import type { SeedOptions, State } from '../db/state';
import { ApiFailure, failureReply } from './api-failure';
import type { HandlerReply, Route } from './handle';
import { journalEntry } from './journal-entry';
import type { Mock } from './mock';
import { applyRange } from './range';
import type { RouteMatch } from './router';
import type { MockReply, MockRequest, Outcome } from './wire';

type Matched = RouteMatch<Route> | ApiFailure;

/** The result of the first, locked access to the state. */
interface Step {
  readonly fault: Fault | undefined;
  /** Null if the fault acts before the handler. */
  readonly reply: HandlerReply | null;
  /** Epoch milliseconds on the mock's clock. */
  readonly at: number;
}

/** Answers one API request: applies faults, runs the handler, writes the journal. Never throws. */
export async function dispatch(mock: Mock, request: MockRequest): Promise<Outcome> {
  const matched = matchRoute(mock, request);
  const template = templateOf(matched);
  const call = { method: request.method, path: request.url.pathname, template };
  const step = await withDb(mock, (db) => {
    const fault = takeFault(db.state.faults, call, mock.router.isTemplate);
    const isHandlerDelayed =
      fault !== undefined && fault.when !== 'after' && actsBeforeHandler(fault);
    return {
      fault,
      reply: isHandlerDelayed ? null : answer(mock, db, request, matched),
      at: db.now(),
    };
  });
  const noteStatus = await mock.journal.add(journalEntry(request, template, step.at));
  const outcome = await outcomeOf(mock, request, matched, step);
  if (typeof outcome !== 'string') await noteStatus(outcome.status);
  return outcome;
}

/** Answers a request whose body the transport refused to read, and writes the journal. */
export async function dispatchUnread(
  mock: Mock,
  request: MockRequest,
  failure: ApiFailure,
): Promise<MockReply> {
  const template = templateOf(matchRoute(mock, request));
  const at = await withDb(mock, (db) => db.now());
  const noteStatus = await mock.journal.add(journalEntry(request, template, at));
  await noteStatus(failure.status);
  return failureReply(failure);
}

/** True if a fault delays or replaces the answer before the handler runs. */
function actsBeforeHandler(fault: Fault): boolean {
  return changesAnswer(fault) || fault.delayMs !== undefined;
}

async function outcomeOf(
  mock: Mock,
  request: MockRequest,
  matched: Matched,
  { fault, reply }: Step,
): Promise<Outcome> {
  if (fault?.delayMs) await mock.wait(fault.delayMs);
  if (fault && changesAnswer(fault)) return faultOutcome(fault);
  const late = reply ?? (await withDb(mock, (db) => answer(mock, db, request, matched)));
  return completeReply(mock, request, late);
}

function matchRoute({ router }: Mock, { method, url }: MockRequest): Matched {
  try {
    return router.match(method === 'HEAD' ? 'GET' : method, url.pathname);
  } catch (error) {
    return error instanceof ApiFailure ? error : new ApiFailure('internal');
  }
}

/** The path template of a call; null for an unknown call. */
function templateOf(matched: Matched): string | null {
  return matched instanceof ApiFailure ? null : matched.route.operation.path;
}

function answer(mock: Mock, db: Db, request: MockRequest, matched: Matched): HandlerReply {
  if (matched instanceof ApiFailure) {
    const { nearest } = matched.details;
    const call = `${request.method} ${request.url.pathname}`;
    if (nearest !== undefined)
      mock.reportUnknownCall(`Unknown call ${call}; nearest is ${nearest}`);
    return failureReply(matched);
  }
  const { route, pathTexts } = matched;
  try {
    return route.answer({ request, pathTexts, db, media: mock.media });
  } catch (error) {
    return replyToError(mock, error);
  }
}

/** Reads the media file of an answer that has one. */
async function completeReply(
  mock: Mock,
  request: MockRequest,
  reply: HandlerReply,
): Promise<MockReply> {
  try {
    const body = typeof reply.body === 'function' ? await reply.body() : reply.body;
    return applyRange(request, { ...reply, body });
  } catch (error) {
    return replyToError(mock, error);
  }
}

function replyToError(mock: Mock, error: unknown): MockReply {
  if (error instanceof ApiFailure) return failureReply(error);
  mock.reportInternalError(error);
  return failureReply(new ApiFailure('internal'));
}

/**
 * Runs `work` on the state and its catalogue. Loads the catalogue first if this tab does not have it
 * yet, because another tab reset the shared state to it.
 */
export async function withDb<T>(mock: Mock, work: (db: Db) => T): Promise<T> {
  const attempt = (state: State): { done: T } | { missing: SeedOptions } => {
    const catalogue = mock.catalogueCache.get(state);
    if (!catalogue) return { missing: state };
    return { done: work(createDb(state, catalogue, mock.clock)) };
  };
  for (;;) {
    const result = await mock.store.run(attempt);
    if ('done' in result) return result.done;
    await mock.catalogueCache.load(result.missing);
  }
}
