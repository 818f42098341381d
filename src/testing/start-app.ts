import { allSettled, type UnitTargetable } from 'effector';
import { vi } from 'vitest';

import { $item } from '@/features/player/model/queue';
import { appStarted } from '@/app/start/app-started';
import type { StartValue } from '@/app/start/start-value';

import { createTestScope, type TestScopeOptions } from './create-scope';
import { stubPage } from './stub-page';

interface StartOptions extends TestScopeOptions {
  /** The query of the address, with its `?`. */
  readonly search?: string;
  /** What the start finds before there is a scope: a partner's link or a wrapper. */
  readonly prepare?: (page: ReturnType<typeof stubPage>) => readonly StartValue[];
}

/**
 * Starts the app as `mount.tsx` does, by `appStarted` and without a view, in a stubbed page. The caller
 * imports the real lists of models and flows and uses fake timers.
 */
export async function startApp({ search = '', prepare, ...options }: StartOptions = {}) {
  const page = stubPage(search);
  const values = prepare?.(page) ?? [];
  const test = await createTestScope({ ...options, isUnstarted: true });
  const { scope } = test;
  const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

  /** Fires a unit, and passes `ms` milliseconds without waiting for its last consequences. */
  async function fire<T>(unit: UnitTargetable<T>, params: T, ms = 0): Promise<void> {
    void allSettled(unit as UnitTargetable<unknown>, { scope, params });
    await pass(ms);
  }

  for (const [store, value] of values) await fire(store as UnitTargetable<unknown>, value);
  await fire(appStarted, undefined);
  /** Visits a page; its model, with those of all other pages, is loaded before. */
  const visit = async (routeId: string, path: string, hash = '') => {
    test.router.visit({ routeId, path, hash });
    // The loading of the models takes no time of the fake clock.
    await vi.dynamicImportSettled();
    await pass();
  };
  const sent = (call: string) =>
    test.requests.filter(({ method, url }) => `${method} ${url}`.startsWith(call)).length;
  return { ...test, page, fire, pass, visit, sent, item: () => scope.getState($item) };
}
