import { expect, it } from 'vitest';

import { contractModules } from '@mock-api/docs/operations';

const answers = Object.values(contractModules)
  .flatMap((module): unknown[] => Object.values(module))
  .filter(isOperation);

function isOperation(value: unknown): value is { id: string; response: unknown } {
  return typeof value === 'object' && value !== null && 'path' in value && 'response' in value;
}

/** The lists in a schema that one wrong entry makes unusable, by their place in the answer. */
function strictLists(schema: unknown, place: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, item, entries, pipe, wrapped, options, fallback } = schema as Record<
    string,
    unknown
  >;
  const isList = type === 'array';
  const keepsOthers = isList && typeof item === 'object' && item !== null && 'fallback' in item;
  const own = isList && !keepsOthers && fallback === undefined ? [place] : [];
  const parts: [unknown, string][] = [
    [item, `${place}[]`],
    [wrapped, place],
    ...Object.entries(entries ?? {}).map(([name, each]): [unknown, string] => [
      each,
      `${place}.${name}`,
    ]),
    ...[pipe, options].flatMap((each) =>
      Array.isArray(each)
        ? each.filter((part) => part !== schema).map((part) => [part, place] as [unknown, string])
        : [],
    ),
  ];
  return [...new Set([...own, ...parts.flatMap(([part, at]) => strictLists(part, at))])];
}

it('has no list in an answer that one wrong entry makes unusable', () => {
  expect(answers.length).toBeGreaterThan(30);
  expect(answers.flatMap(({ id, response }) => strictLists(response, id))).toEqual([]);
});
