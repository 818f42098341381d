import { isDeepStrictEqual } from 'node:util';
import { allSettled, type Effect, type StoreWritable, type UnitTargetable } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { $isLoggedIn } from '@/entities/session/model';
import * as routes from '@/shared/routing/routes';
import { createTestScope } from '@/testing/create-scope';
import { someTokens } from '@/testing/session-fixtures';

import './entry-models';
import './page-models';

/*
 * Which stores of entities, features and pages are empty again after a visit, an event or a failure, of those that held
 * something before it: all of them, also those that no module exports, and with everything joined that the app joins. A
 * line that is gone from the snapshot is something that the next user, visit or try finds; a line that is new is
 * something that they miss. What must be forgotten, and why, is tested beside each model.
 */

interface Made {
  readonly unit: unknown;
  readonly stack: string;
}

const made = vi.hoisted(() => ({
  stores: [] as Made[],
  events: [] as Made[],
  effects: [] as Made[],
}));

vi.mock('effector', async (load) => {
  const effector = await load<typeof import('effector')>();
  /** Remembers what a function of effector makes, and from where it was called. */
  function remembering<Args extends unknown[], Unit>(make: (...args: Args) => Unit, list: Made[]) {
    return (...args: Args) => {
      const unit = make(...args);
      list.push({ unit, stack: new Error('made here').stack ?? '' });
      return unit;
    };
  }
  return {
    ...effector,
    createStore: remembering(effector.createStore, made.stores),
    createEvent: remembering(effector.createEvent, made.events),
    createEffect: remembering(effector.createEffect, made.effects),
    attach: remembering(effector.attach, made.effects),
  };
});

/** Something that has every property and can be called, so that hardly any rule throws over it. */
const anything: unknown = new Proxy(() => undefined, {
  get: (_, key) => {
    if (key === Symbol.toPrimitive) return () => '1';
    if (key === Symbol.iterator) return [][Symbol.iterator].bind([]);
    return key === 'then' ? undefined : anything;
  },
  apply: () => anything,
});

/** Inner states of the factories in src/shared, which have tests of their own. */
const innerStores = ['$newest', '$cancel'];
const stores = named(made.stores)
  .filter(({ shortName }) => !innerStores.includes(shortName))
  .map(({ module, name, unit }) => {
    const $store = unit as StoreWritable<unknown>;
    return { module, name, $store, value: filled($store.defaultState) };
  });

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 25, 12) }));
afterEach(() => void vi.useRealTimers());

it('knows stores, events and effects', () => {
  const numbers = [stores, named(made.events), named(made.effects)].map(({ length }) => length);
  expect(Math.min(...numbers)).toBeGreaterThan(100);
});

it('forgets when a page is opened, visited or closed', async () => {
  const moments = Object.entries(routes).flatMap(([route, { opened, visited, closed }]) =>
    Object.entries({ opened, visited, closed }).map(([moment, unit]) => ({
      name: `${route}.${moment}`,
      unit,
    })),
  );
  expect(await forgottenAt(moments)).toMatchSnapshot();
});

it('forgets at an event, such as a sign-out, a click, or the end of an overlay', async () => {
  const events = named(made.events).filter(
    // The player makes a new item of a book that was bought, and `anything` cannot be copied.
    ({ isOfFactory, shortName }) => !isOfFactory && shortName !== 'purchased',
  );
  expect(await forgottenAt(events)).toMatchSnapshot();
});

it('forgets when an effect fails, so that the next try is free', async () => {
  const failures = named(made.effects).map(({ name, unit }) => ({ name, unit, fails: true }));
  expect(await forgottenAt(failures)).toMatchSnapshot();
});

interface Moment {
  readonly name: string;
  readonly unit: unknown;
  /** The unit is an effect, and it fails. */
  readonly fails?: boolean;
}

/** What each moment empties, a line for each module. */
async function forgottenAt(moments: readonly Moment[]): Promise<Record<string, string[]>> {
  // What throws over `anything` has no effect.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const table: Record<string, string[]> = {};
  for (const moment of moments) {
    const emptied = await emptiedAt(moment);
    const modules = [...new Set(emptied.map(({ module }) => module))].sort();
    const lines = modules.map((module) => {
      const names = emptied.filter((store) => store.module === module).map(({ name }) => name);
      return [module, ...names.map((name) => name.slice(module.length + 1))].join(' ');
    });
    if (lines.length > 0) table[moment.name] = lines;
  }
  return table;
}

async function emptiedAt({ unit, fails }: Moment) {
  const { scope } = await createTestScope({
    tokens: someTokens(),
    values: stores.map(({ $store, value }) => [$store, value]),
    ...(fails && { refuses: unit as Effect<unknown, unknown> }),
  });
  // Only a user who is known can be signed out.
  scope.getState($isLoggedIn);
  const isEmpty = ({ $store }: (typeof stores)[number]) =>
    isDeepStrictEqual(scope.getState($store), $store.defaultState);
  const full = stores.filter((store) => !isEmpty(store));
  void allSettled(unit as UnitTargetable<unknown>, { scope, params: anything });
  // A refusal passes through several effects. More time would let files arrive, which takes no certain time.
  for (let turn = 0; turn < 11; turn++) await Promise.resolve();
  return full.filter(isEmpty);
}

/** Something else than this value, and of its type as far as it shows. */
function filled(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string') return `${value}left`;
  if (Array.isArray(value)) return [...(value as unknown[]), anything];
  if (value instanceof Map) return new Map([[anything, anything]]);
  return anything;
}

/** Names each unit by the module that made it, which may be the caller of a factory, and by its variable. */
function named(list: readonly Made[]) {
  const known = new Map<string, number>();
  return list.flatMap(({ unit, stack }) => {
    const frames = stack.split('\n').slice(2);
    const foreign = frames.findIndex((frame) => !frame.includes('/src/'));
    const module = /\/src\/([\w/-]+)\.tsx?/.exec(frames[foreign - 1] ?? '')?.[1] ?? '';
    if (!/^(?:entities|features|pages)/.test(module)) return [];
    const { shortName } = unit as { shortName: string };
    const isOfFactory = /\/src\/shared\/(?!routing\/create-overlay)/.test(frames[0] ?? '');
    const place = `${module} ${shortName}`;
    const count = (known.get(place) ?? 0) + 1;
    known.set(place, count);
    const name = count > 1 ? `${place} ${count}` : place;
    return [{ unit, module, shortName, name, isOfFactory }];
  });
}
