import { answerRequest } from '../core/answer-request';
import { toMockRequest } from '../core/fetch-request';
import type { Mock } from '../core/mock';
import type { MockOptions } from '../create-mock';
import { createNodeMock } from '../node-mock';
import { createTestClient, type TestClient } from './test-client';

/** The default time of the mock's clock in tests. */
export const testNow = Date.UTC(2026, 10, 21, 12);

function cookiesOf(header: string | null): Record<string, string> {
  const pairs = header?.split('; ').map((pair) => pair.split('=')) ?? [];
  return Object.fromEntries(pairs.map(([name = '', value = '']) => [name, value]));
}

/**
 * Creates a mock with a stopped clock, and a client that calls it directly. Tests of broken and
 * hanging connections use the real `transports`.
 */
export function createTestApi(options: Partial<MockOptions> = {}): TestClient & {
  readonly mock: Mock;
} {
  const mock = createNodeMock({
    clock: () => testNow,
    reportUnknownCall: () => undefined,
    ...options,
  });
  const client = createTestClient('http://mock.test', async (request) => {
    const cookies = cookiesOf(request.headers.get('cookie'));
    const outcome = await answerRequest(mock, await toMockRequest(request, cookies));
    if (outcome === 'hang') return new Promise<never>(() => undefined);
    if (outcome === 'error') return Response.error();
    return new Response(outcome.body, outcome);
  });
  return { ...client, mock };
}
