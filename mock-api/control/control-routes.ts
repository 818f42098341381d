import { personaNamed } from '@fixtures/users/personas';
import type { OperationOutput } from '@/shared/api/contract/operation';
import type { GenericSchema, InferOutput } from 'valibot';

import { ApiFailure, jsonReply } from '../core/api-failure';
import { withDb } from '../core/dispatch';
import type { MockOperation } from '../core/handle';
import type { Mock } from '../core/mock';
import { createRouter } from '../core/router';
import { parsePart, readBody } from '../core/schema-parts';
import type { MockReply, MockRequest } from '../core/wire';
import type { Account } from '../db/account';
import type { Db } from '../db/db';
import { createState } from '../db/state';
import { requireFound } from '../rules/require-found';
import { accountOfBearer } from '../rules/find-account';
import { patchAccount, stateOf } from './account-state';
import {
  addFaults,
  advanceClock,
  dropFaults,
  getJournal,
  getState,
  MAX_CLOCK_OFFSET_MS,
  patchState,
  resetMock,
  sendPush,
} from './operations';
import { pageRoutes } from './page-routes';
import { sendToAll } from './send-push';

/** A control-plane call and the function that answers it. */
export interface ControlRoute {
  readonly operation: MockOperation;
  answer(mock: Mock, request: MockRequest): Promise<MockReply>;
}

type Body<O extends MockOperation> = O['body'] extends GenericSchema
  ? InferOutput<O['body']>
  : undefined;

function control<const O extends MockOperation>(
  operation: O,
  work: (mock: Mock, body: Body<O>, request: MockRequest) => Promise<OperationOutput<O>>,
): ControlRoute {
  const { body, response } = operation;
  return {
    operation,
    async answer(mock, request) {
      const given = body && parsePart(body, readBody(request.body, 'json'));
      const result = await work(mock, given as Body<O>, request);
      return response ? jsonReply(200, result) : { status: 204, headers: {}, body: null };
    },
  };
}

/**
 * The account of the bearer token, or of the last reset's persona without a token. Throws
 * `unauthenticated` for an invalid token, so that a stale one cannot change another account.
 */
function accountOf(db: Db, { headers }: MockRequest): Account {
  const { authorization } = headers;
  if (authorization === undefined) {
    return requireFound(db.state.accounts[personaNamed(db.state.persona).mobile]);
  }
  const account = accountOfBearer(db, authorization);
  if (!account) throw new ApiFailure('unauthenticated');
  return account;
}

const controlRoutes: readonly ControlRoute[] = [
  control(resetMock, async (mock, options) => {
    const seed = { ...mock.seed, ...options };
    await mock.catalogueCache.load(seed);
    await mock.store.replace(createState(seed, mock.clock()));
    await mock.journal.clear();
    return undefined;
  }),
  control(addFaults, async (mock, rules) => {
    await mock.store.run(({ faults }) => {
      faults.push(...rules.map((rule) => ({ rule, matchedCalls: 0 })));
    });
    return undefined;
  }),
  control(dropFaults, async (mock) => {
    await mock.store.run(({ faults }) => faults.splice(0));
    return undefined;
  }),
  control(getJournal, (mock) => mock.journal.entries()),
  control(getState, (mock, _, request) =>
    withDb(mock, (db) => stateOf(db, accountOf(db, request))),
  ),
  control(patchState, (mock, patch, request) =>
    withDb(mock, (db) => {
      const account = accountOf(db, request);
      patchAccount(db, account, patch);
      return stateOf(db, account);
    }),
  ),
  control(advanceClock, (mock, { advanceMs }) =>
    mock.store.run((state) => {
      const offsetMs = state.clockOffsetMs + advanceMs;
      if (Math.abs(offsetMs) > MAX_CLOCK_OFFSET_MS) {
        throw new ApiFailure('invalid-body', { field: 'advanceMs' });
      }
      state.clockOffsetMs = offsetMs;
      return { now: mock.clock() + state.clockOffsetMs };
    }),
  ),
  control(sendPush, sendToAll),
];

export const controlRouter = createRouter([...controlRoutes, ...pageRoutes]);
