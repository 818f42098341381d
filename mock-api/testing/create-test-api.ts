import type { Mock } from '../core/mock';
import type { MockOptions } from '../create-mock';
import { createHandlers } from '../msw-handlers';
import { createNodeMock } from '../node-mock';
import { createHandlerClient, type TestClient } from './test-client';

/** The moment at which the clocks of tests stand unless they say otherwise. */
export const testNow = Date.UTC(2026, 10, 21, 12);

/** A mock of its own for one test, on a clock that stands still, with a client that calls it. */
export function createTestApi(options: Partial<MockOptions> = {}): TestClient & {
  readonly mock: Mock;
} {
  const mock = createNodeMock({ clock: () => testNow, ...options });
  return { ...createHandlerClient(createHandlers(mock)), mock };
}
