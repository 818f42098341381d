import * as v from 'valibot';

import { ApiFailure } from './api-failure';
import { parseJson } from './parse-json';

type WireType = 'number' | 'boolean' | 'text';

/** The fields that all schema kinds of valibot share. Its own types differ for every kind. */
interface SchemaNode {
  readonly type: string;
  readonly wrapped?: SchemaNode;
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

/** Parses one part of a request. Throws `invalid-body` with the first invalid field. */
export function parsePart(schema: v.GenericSchema, value: unknown): unknown {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const field = v.getDotPath(result.issues[0]);
  throw new ApiFailure('invalid-body', { field: field ?? 'body' });
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
