import * as v from 'valibot';

import { id, rial } from '@/shared/api/contract/values';
import { personas, type PersonaName } from '@fixtures/users/personas';

import type { MockOperation } from '../core/handle';
import { fault } from './fault-rules';

const control = <const O extends MockOperation>(operation: O): O => operation;

const personaName = v.picklist(personas.map(({ name }): PersonaName => name));

export const resetMock = control({
  id: 'resetMock',
  method: 'POST',
  path: '/__mock/reset',
  access: 'anyone',
  body: v.strictObject({
    persona: v.exactOptional(personaName),
    seed: v.exactOptional(v.pipe(v.number(), v.integer())),
    catalogue: v.exactOptional(v.picklist(['small', 'large'])),
  }),
});

export const addFaults = control({
  id: 'addFaults',
  method: 'POST',
  path: '/__mock/faults',
  access: 'anyone',
  body: v.array(fault),
});

export const dropFaults = control({
  id: 'dropFaults',
  method: 'DELETE',
  path: '/__mock/faults',
  access: 'anyone',
});

export const getJournal = control({
  id: 'getJournal',
  method: 'GET',
  path: '/__mock/journal',
  access: 'anyone',
  response: v.array(
    v.object({
      method: v.string(),
      path: v.string(),
      query: v.record(v.string(), v.string()),
      template: v.nullable(v.string()),
      headers: v.record(v.string(), v.string()),
      body: v.unknown(),
      status: v.number(),
      at: v.number(),
      hasStreamSession: v.exactOptional(v.boolean()),
    }),
  ),
});

/** An ISO 8601 date and time. */
const isoDateTime = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'Expected an ISO 8601 date and time'),
);
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The part of an account that the control plane reads and changes. Money in rial. */
const accountState = v.object({
  balance: rial,
  subscription: v.nullable(v.object({ planId: id, endsAt: isoDateTime, quotaLeft: count })),
  /** audioBookIds of all owned titles, including archived ones. */
  library: v.array(id),
  archived: v.array(id),
  /** productIds. */
  wishlist: v.array(id),
});
export type AccountState = v.InferOutput<typeof accountState>;

export const getState = control({
  id: 'getState',
  method: 'GET',
  path: '/__mock/state',
  access: 'anyone',
  response: accountState,
});

const accountPatch = v.partial(
  v.strictObject({
    ...accountState.entries,
    balance: v.pipe(rial, v.integer()),
    subscription: v.nullable(
      v.strictObject({
        planId: id,
        endsAt: isoDateTime,
        quotaLeft: count,
        intervalQuotaLeft: v.exactOptional(count),
      }),
    ),
  }),
);
export type AccountPatch = v.InferOutput<typeof accountPatch>;

export const patchState = control({
  id: 'patchState',
  method: 'PATCH',
  path: '/__mock/state',
  access: 'anyone',
  body: accountPatch,
  response: accountState,
});

/** A hundred years. The dates in answers stay valid within this limit. */
export const MAX_CLOCK_OFFSET_MS = 100 * 365 * 86_400_000;

export const advanceClock = control({
  id: 'advanceClock',
  method: 'POST',
  path: '/__mock/clock',
  access: 'anyone',
  body: v.strictObject({
    advanceMs: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(-MAX_CLOCK_OFFSET_MS),
      v.maxValue(MAX_CLOCK_OFFSET_MS),
    ),
  }),
  /** The mock's new time in epoch milliseconds. */
  response: v.object({ now: v.number() }),
});

export const sendPush = control({
  id: 'sendPush',
  method: 'POST',
  path: '/__mock/push',
  access: 'anyone',
  body: v.strictObject({
    title: v.string(),
    body: v.exactOptional(v.string()),
    /** A path of the app, which a tap opens. */
    path: v.exactOptional(v.string()),
  }),
  /** The answer of each push service; 0 for one that cannot be reached. */
  response: v.array(v.object({ endpoint: v.string(), status: v.number() })),
});

/** The HTML documentation, also served at `/__mock/docs` and `/__mock`. */
export const getDocs = control({
  id: 'getDocs',
  method: 'GET',
  path: '/__mock/',
  access: 'anyone',
});

export const getGallery = control({
  id: 'getGallery',
  method: 'GET',
  path: '/__mock/gallery',
  access: 'anyone',
  query: v.object({ app: v.exactOptional(v.string()) }),
});

export const getOpenApi = control({
  id: 'getOpenApi',
  method: 'GET',
  path: '/__mock/openapi.json',
  access: 'anyone',
  response: v.object({ openapi: v.string(), paths: v.record(v.string(), v.unknown()) }),
});
