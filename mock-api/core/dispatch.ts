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

/** What came of a request while it had the state to itself. */
interface Step {
  readonly fault: Fault | undefined;
  /** Null when the fault comes first. */
  readonly reply: HandlerReply | null;
  /** Epoch milliseconds on the mock's clock. */
  readonly at: number;
}

/** Answers one request of the API: fault, handler, journal. Never throws. */
export async function dispatch(mock: Mock, request: MockRequest): Promise<Outcome> {
  const matched = matchRoute(mock, request);
  const template = matched instanceof ApiFailure ? null : matched.route.operation.path;
  const call = { method: request.method, path: request.url.pathname, template };
  const step = await withDb(mock, (db) => {
    const fault = takeFault(db.state.faults, call);
    const isFirst = fault !== undefined && fault.when !== 'after' && actsBeforeHandler(fault);
    return { fault, reply: isFirst ? null : answer(mock, db, request, matched), at: db.now() };
  });
  const noteStatus = await mock.journal.add(journalEntry(request, template, step.at));
  const outcome = await outcomeOf(mock, request, matched, step);
  if (typeof outcome !== 'string') await noteStatus(outcome.status);
  return outcome;
}

/** A fault that waits or spoils before the handler has done anything. */
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
  return completed(mock, request, late);
}

function matchRoute({ router }: Mock, { method, url }: MockRequest): Matched {
  try {
    return router.match(method === 'HEAD' ? 'GET' : method, url.pathname);
  } catch (error) {
    return error instanceof ApiFailure ? error : new ApiFailure('internal');
  }
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
    return failed(mock, error);
  }
}

/** Reads the media that an answer still lacks. */
async function completed(
  mock: Mock,
  request: MockRequest,
  reply: HandlerReply,
): Promise<MockReply> {
  try {
    const body = typeof reply.body === 'function' ? await reply.body() : reply.body;
    return applyRange(request, { ...reply, body });
  } catch (error) {
    return failed(mock, error);
  }
}

function failed(mock: Mock, error: unknown): MockReply {
  if (error instanceof ApiFailure) return failureReply(error);
  mock.reportInternalError(error);
  return failureReply(new ApiFailure('internal'));
}

/**
 * Works on the state with the catalogue that it names. That one may not be there yet, because
 * another tab has asked for it: then it is made first.
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
