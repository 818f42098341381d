import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

import * as values from '@/shared/api/contract/values';

import { contractModules } from './operations';

/** A JSON object. */
export type Json = Record<string, unknown>;

const draftPrefix = '#/$defs/';
const openApiPrefix = '#/components/schemas/';

function isObjectSchema(value: unknown): value is GenericSchema {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    value.kind === 'schema' &&
    'type' in value &&
    value.type === 'object'
  );
}

const pascalCase = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The contract's exported object schemas by name. The document refers to them with `$ref`. */
const namedSchemas: Readonly<Record<string, GenericSchema>> = Object.fromEntries(
  [values, ...Object.values(contractModules)].flatMap((module) =>
    Object.entries<unknown>(module).flatMap(([name, value]) =>
      isObjectSchema(value) ? [[pascalCase(name), value] as const] : [],
    ),
  ),
);

const conversion = {
  target: 'draft-2020-12',
  typeMode: 'input',
  errorMode: 'ignore',
} as const;

/** Converts the input of a schema to JSON Schema, without the app's fallbacks for invalid data. */
export function toWireSchema(schema: GenericSchema): Json {
  const whole = toJsonSchema(schema, { ...conversion, definitions: namedSchemas });
  const own = Object.entries(whole).filter(([key]) => key !== '$schema' && key !== '$defs');
  return cleaned(Object.fromEntries(own)) as Json;
}

/** The named schemas for `components`. */
export function wireDefinitions(): Record<string, Json> {
  const definitions = toJsonSchemaDefs({ ...namedSchemas }, conversion);
  return cleaned(definitions) as Record<string, Json>;
}

/**
 * Converts references to OpenAPI's form. Removes null from list items: the app's schemas replace an
 * invalid item with null, which is not part of the contract.
 */
function cleaned(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(cleaned);
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(([key, value]) => {
    if (key === '$ref' && typeof value === 'string') {
      return [key, value.replace(draftPrefix, openApiPrefix)];
    }
    return [key, cleaned(key === 'items' ? withoutNull(value) : value)];
  });
  return Object.fromEntries(entries) as Json;
}

function withoutNull(items: unknown): unknown {
  const { anyOf } = items as { anyOf?: readonly Json[] };
  const others = anyOf?.filter(({ type }) => type !== 'null');
  return others?.length === 1 ? others[0] : items;
}
