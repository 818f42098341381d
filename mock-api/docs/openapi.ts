import type { GenericSchema } from 'valibot';

import { clientHeaderNames, needsClientHeaders } from '../core/client-headers';
import { failures, type FailureCode } from '../messages';
import { documentedErrors } from './documented-errors';
import { toWireSchema, wireDefinitions, type Json } from './json-schemas';
import { operationGroups, type OperationGroup } from './operations';
import { operationDescriptions } from './descriptions/all-descriptions';

type DocumentedOperation = OperationGroup['operations'][number];

const errorSchema = {
  type: 'object',
  description: 'The body of every error: a message for the user and a stable code.',
  properties: {
    message: { type: 'string', description: 'Persian' },
    code: { type: 'string', enum: Object.keys(failures) },
    field: { type: 'string', description: 'The invalid field.' },
    nearest: {
      type: 'string',
      description: 'The known call or field name closest to an unknown one.',
    },
    allowed: { type: 'array', items: { type: 'string' } },
  },
  required: ['message', 'code'],
};

const clientHeaderParameters = Object.fromEntries(
  clientHeaderNames.map((name) => [
    name,
    { name, in: 'header', required: true, schema: { type: 'string', minLength: 1 } },
  ]),
);

/** Builds the OpenAPI 3.1 document of the API, the media and the control plane. */
export function buildOpenApi(): Json {
  const paths: Record<string, Json> = {};
  for (const group of operationGroups) {
    for (const operation of group.operations) {
      const path = (paths[operation.path] ??= {});
      path[operation.method.toLowerCase()] = operationObject(group, operation);
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Shenidar API',
      version: '1.9.2',
      description:
        'Money in rial, lengths in seconds, ids and enums as numbers. Lists answer { items, total, page, pageSize }; page starts at 1.',
    },
    tags: operationGroups.map(({ name }) => ({ name })),
    paths,
    components: {
      schemas: { Error: errorSchema, ...wireDefinitions() },
      parameters: clientHeaderParameters,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function operationObject({ name }: OperationGroup, operation: DocumentedOperation): Json {
  const { id, access, body, encoding = 'json', host = 'site' } = operation;
  const mime = encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  return {
    operationId: id,
    tags: [name],
    summary: operationDescriptions[id].summary,
    ...(host === 'auth' && { 'x-host': 'auth' }),
    ...(access === 'user' && { security: [{ bearer: [] }] }),
    parameters: parametersOf(operation),
    ...(body && {
      requestBody: { required: true, content: { [mime]: { schema: toWireSchema(body) } } },
    }),
    responses: responsesOf(operation),
  };
}

function parametersOf({ path, params, query }: DocumentedOperation): Json[] {
  return [
    ...schemaParameters(params, 'path'),
    ...schemaParameters(query, 'query'),
    ...(needsClientHeaders(path)
      ? clientHeaderNames.map((name) => ({ $ref: `#/components/parameters/${name}` }))
      : []),
  ];
}

function schemaParameters(schema: GenericSchema | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = toWireSchema(schema) as {
    properties?: Record<string, Json>;
    required?: readonly string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function responsesOf(operation: DocumentedOperation): Json {
  return { ...goodResponse(operation), ...errorResponses(documentedErrors(operation)) };
}

function goodResponse({ response, path }: DocumentedOperation): Json {
  if (response) {
    const content = { 'application/json': { schema: toWireSchema(response) } };
    return { 200: { description: 'OK', content } };
  }
  const isFile = /^\/(content|hls)\//.test(path) || /^\/__mock\/(gallery)?$/.test(path);
  if (isFile) return { 200: { description: 'The file or page' } };
  return { 204: { description: 'Done' } };
}

/** One response for each status, with an example for every code. */
function errorResponses(codes: readonly FailureCode[]): Json {
  const statuses = [...new Set(codes.map((code) => failures[code][0]))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => {
      const here = codes.filter((code) => failures[code][0] === status);
      const examples = Object.fromEntries(
        here.map((code) => [code, { value: { message: failures[code][1], code } }]),
      );
      const schema = { $ref: '#/components/schemas/Error' };
      const content = { 'application/json': { schema, examples } };
      return [status, { description: here.join(', '), content }];
    }),
  );
}
