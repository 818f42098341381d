import { describe, expect, it } from 'vitest';

import type { MockOperation } from './core/handle';
import { operationGroups } from './docs/operations';
import { createTestApi, testNow } from './testing/create-test-api';
import { examples, type ExampleId } from './testing/examples/all-examples';
import type { Example } from './testing/examples/example';

const operations = operationGroups
  .filter(({ name }) => name !== 'control')
  .flatMap((group) => group.operations)
  .map((operation) => ({ ...operation, id: operation.id as ExampleId }));

/** So many items of a list show what each has, and in which order they come. */
const SHOWN_ITEMS = 2;
const SHOWN_CHARACTERS = 160;
const A_MINUTE_MS = 60_000;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The value without the ends of its lists and texts. */
function shortened(value: unknown): unknown {
  if (typeof value === 'string' && value.length > SHOWN_CHARACTERS) {
    return `${value.slice(0, SHOWN_CHARACTERS)}… of ${value.length}`;
  }
  if (Array.isArray(value)) {
    const shown = value.slice(0, SHOWN_ITEMS).map(shortened);
    return value.length > SHOWN_ITEMS ? [...shown, `… of ${value.length}`] : shown;
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shortened(each)]));
}

/** What differs between two states: the new values by their paths; undefined for nothing. */
function changesOf(before: object, after: object): object | undefined {
  const walk = (old: unknown, now: unknown, path: readonly string[]): [string, unknown][] => {
    if (JSON.stringify(old) === JSON.stringify(now)) return [];
    if (!isObject(old) || !isObject(now)) return [[path.join('.'), now]];
    const keys = new Set([...Object.keys(old), ...Object.keys(now)]);
    return [...keys].flatMap((key) =>
      walk(Reflect.get(old, key), Reflect.get(now, key), [...path, key]),
    );
  };
  const changes = walk(before, after, []);
  return changes.length === 0 ? undefined : Object.fromEntries(changes);
}

/** Makes the call of an example, and the same once more a minute later. */
async function callTwice(operation: MockOperation, example: Example) {
  let now = testNow;
  const api = createTestApi({ clock: () => now });
  const { as, prepare, ...request } = example;
  const token = as ? await api.signIn(as) : undefined;
  const prepared = await prepare?.(api, token);
  const path = typeof prepared === 'string' ? prepared : (request.path ?? operation.path);
  const readState = () => api.mock.store.run((state) => structuredClone(state));
  const call = async () => {
    const before = await readState();
    const answer = await api.send({ method: operation.method, ...request, path, token });
    return { answer, changes: changesOf(before, await readState()) };
  };
  const first = await call();
  now += A_MINUTE_MS;
  return [first, await call()] as const;
}

describe('each call', () => {
  it.each(operations)('$id answers and changes what is written here', async (operation) => {
    const [call, again] = await callTwice(operation, examples[operation.id].good);
    const { status, headers, text, json } = call.answer;
    expect({
      status,
      headers: Object.fromEntries(headers),
      body: shortened(json ?? text),
      ...(isObject(call.changes) && { changes: call.changes }),
      ...(isObject(again.changes) && { changesAgain: again.changes }),
    }).toMatchSnapshot();
  });
});
