import * as v from 'valibot';

import { ApiFailure } from './api-failure';
import { nearestOf } from './nearest';
import { parseJson } from './parse-json';

type WireType = 'number' | 'boolean' | 'text';

/** The fields that all schema kinds of valibot share. Its own types differ for every kind. */
interface SchemaNode {
  readonly type: string;
  readonly wrapped?: SchemaNode;
  readonly item?: SchemaNode;
  readonly options?: readonly unknown[];
  readonly entries?: Readonly<Record<string, SchemaNode>>;
}

/** The type that a query or path parameter has according to its schema. */
function wireTypeOf(schema: SchemaNode): WireType {
  if (schema.wrapped) return wireTypeOf(schema.wrapped);
  if (schema.type === 'number' || schema.type === 'union') return 'number';
  if (schema.type === 'boolean') return 'boolean';
  if (schema.type === 'picklist' && typeof schema.options?.[0] === 'number') return 'number';
  return 'text';
}

function readText(text: string, type: WireType): unknown {
  if (type === 'number' && /^-?\d{1,15}(\.\d+)?$/.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

/**
 * Creates a function that converts path or query parameters to the types of their schema. A text
 * that cannot be converted stays a text, so that the schema rejects it. An id of type
 * `number | string` becomes a number if it looks like one.
 */
export function createTextReader(
  schema: v.GenericSchema,
): (texts: Readonly<Record<string, string>>) => Record<string, unknown> {
  const entries = Object.entries((schema as SchemaNode).entries ?? {});
  const types = new Map(entries.map(([name, node]) => [name, wireTypeOf(node)] as const));
  return (texts) => {
    const read: Record<string, unknown> = {};
    for (const [name, type] of types) {
      const text = texts[name];
      if (text !== undefined) read[name] = readText(text, type);
    }
    return read;
  };
}

/**
 * Parses one part of a request. Throws `invalid-body` with the first invalid field, and with the
 * nearest known name if the field or its value has an unknown one.
 */
export function parsePart(schema: v.GenericSchema, value: unknown): unknown {
  // Schemas of objects accept arrays, because they only check the type `object`.
  if (Array.isArray(value) && schema.type !== 'array') {
    throw new ApiFailure('invalid-body', { field: 'body' });
  }
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [first] = result.issues;
  // A union fails as a whole; only the issues of its options name a field.
  const issues = first.path ? result.issues : (first.issues ?? result.issues);
  const issue = issues.find(isUnknownField) ?? issues[0];
  const nearest = nearestName(schema, issue);
  throw new ApiFailure('invalid-body', {
    field: v.getDotPath(issue) ?? 'body',
    ...(nearest !== undefined && { nearest }),
  });
}

/** A misspelt field is reported before the missing one that it stands for. */
const isUnknownField = ({ type, expected }: v.BaseIssue<unknown>): boolean =>
  type === 'strict_object' && expected === 'never';

/** The known name nearest to an unknown field of a strict object or an unknown option of a list. */
function nearestName(schema: SchemaNode, issue: v.BaseIssue<unknown>): string | undefined {
  const keys = (issue.path ?? []).map(({ key }) => String(key));
  if (isUnknownField(issue)) {
    const fields = schemaAt(schema, keys.slice(0, -1))?.entries;
    return nearestOf(keys.at(-1) ?? '', Object.keys(fields ?? {}));
  }
  if (issue.type !== 'picklist' || typeof issue.input !== 'string') return undefined;
  return nearestOf(issue.input, (schemaAt(schema, keys)?.options ?? []).map(String));
}

/** The schema of a nested field; an array has one schema for all of its items. */
function schemaAt(schema: SchemaNode, [key, ...rest]: readonly string[]): SchemaNode | undefined {
  if (schema.wrapped) return schemaAt(schema.wrapped, key === undefined ? [] : [key, ...rest]);
  if (key === undefined) return schema;
  const part = schema.item ?? schema.entries?.[key];
  return part && schemaAt(part, rest);
}

/** Parses a JSON or form body. An empty body counts as `{}`. */
export function readBody(text: string, encoding: 'json' | 'form'): unknown {
  if (encoding === 'form') return Object.fromEntries(new URLSearchParams(text));
  if (text === '') return {};
  try {
    return parseJson(text);
  } catch {
    throw new ApiFailure('invalid-body', { field: 'body' });
  }
}
