import { allSettled, fork, type Effect, type Scope, type StoreWritable } from 'effector';

import { $engine, watchEngineFx } from '@/features/player/model/engine';
import { clearKeptFx, readKeptFx, writeKeptFx } from '@/shared/api/kept-endpoint';
import { httpError } from '@/shared/api/errors';
import { readKeptStreamFx } from '@/shared/api/endpoints/stream';
import { sendFx, type ApiRequest } from '@/shared/api/send';
import { $tokens, type Tokens } from '@/shared/api/tokens';
import { readMayFetchAheadFx } from '@/shared/browser/fetch-ahead';
import { waitForIdleFx } from '@/shared/browser/idle';
import { waitFx } from '@/shared/browser/wait';
import { $router, watchRouterFx } from '@/shared/routing/location';
import { $arePageModelsLoaded } from '@/shared/routing/page-models';
import { readRawFx, removeRawFx, writeRawFx } from '@/shared/storage/stored-value';

import { createFakeEngine, type FakeEngine } from './fake-engine';
import { createFakeRouter, type FakeRouter } from './fake-router';

export interface TestScope {
  readonly scope: Scope;
  readonly engine: FakeEngine;
  readonly router: FakeRouter;
  /** The raw values of both storage areas, by `area:name`. */
  readonly storage: Map<string, string>;
  /** Every request that was sent, in order. */
  readonly requests: readonly ApiRequest[];
}

export interface TestScopeOptions {
  /**
   * Answers by `METHOD /path` without the query: a body, or a function of the request that gives one, waits, or
   * throws an ApiError. A request that is not listed fails with an Error that names it.
   */
  readonly answers?: Readonly<Record<string, unknown>>;
  readonly storage?: Readonly<Record<string, string>>;
  /** Signed in before any model could notice, as for models that are loaded later. */
  readonly tokens?: Tokens;
  /** The device keeps answers and books; by default nothing is kept. The test stubs the browser's storage. */
  readonly keeps?: boolean;
  /** The listener asks to save data. */
  readonly savesData?: boolean;
  /** What stores hold from the beginning, before any model could notice. */
  readonly values?: readonly (readonly [store: StoreWritable<unknown>, value: unknown])[];
  /** An effect that fails with an error of the API, whatever it is called with. */
  readonly refuses?: Effect<unknown, unknown>;
  /** `waitFx` ends at once. */
  readonly skipsWaits?: boolean;
  /** Resolves when the browser is at rest; at once by default. */
  readonly rests?: () => Promise<void>;
  /**
   * Nothing is watched and no page has its model yet, as before `appStarted`. By default every page can be
   * opened at once, because a test imports the models that it needs.
   */
  readonly isUnstarted?: boolean;
}

/** A scope with fakes for everything below the models; what a test did not prepare throws. */
export async function createTestScope(options: TestScopeOptions = {}): Promise<TestScope> {
  const engine = createFakeEngine();
  const router = createFakeRouter();
  const storage = new Map(Object.entries(options.storage ?? {}));
  const requests: ApiRequest[] = [];

  const send = (request: ApiRequest): unknown => {
    requests.push(request);
    const key = `${request.method} ${request.url.split('?')[0] ?? ''}`;
    const answer = options.answers?.[key];
    if (answer === undefined) throw new Error(`The test has no answer for ${key}`);
    return typeof answer === 'function'
      ? (answer as (request: ApiRequest) => unknown)(request)
      : answer;
  };

  const scope = fork({
    values: [
      ...(options.values ?? []).map(([store, value]): [typeof store, unknown] => [store, value]),
      [$engine, engine],
      [$router, router],
      [$arePageModelsLoaded, options.isUnstarted !== true],
      [$tokens, options.tokens ?? null],
    ],
    handlers: [
      [sendFx, send],
      [waitForIdleFx, options.rests ?? (() => undefined)],
      [readMayFetchAheadFx, () => options.savesData !== true],
      ...(options.keeps ? [] : nothingKept),
      ...(options.skipsWaits ? [[waitFx, () => undefined] as [typeof waitFx, () => void]] : []),
      [readRawFx, ({ area, name }: Place) => storage.get(`${area}:${name}`) ?? null],
      [
        writeRawFx,
        ({ area, name, raw }: Place & { raw: string }) => void storage.set(`${area}:${name}`, raw),
      ],
      [removeRawFx, ({ area, name }: Place) => void storage.delete(`${area}:${name}`)],
      ...(options.refuses ? [refusal(options.refuses)] : []),
    ],
  });
  if (!options.isUnstarted) {
    await allSettled(watchEngineFx, { scope });
    await allSettled(watchRouterFx, { scope });
  }
  return { scope, engine, router, storage, requests };
}

function refusal(effect: Effect<unknown, unknown>): [typeof effect, () => never] {
  return [
    effect,
    () => {
      throw httpError(403, '', null);
    },
  ];
}

const nothingKept = [
  [readKeptFx, () => null],
  [writeKeptFx, () => undefined],
  [clearKeptFx, () => undefined],
  [readKeptStreamFx, () => null],
] satisfies [unknown, () => unknown][];

interface Place {
  area: string;
  name: string;
}
