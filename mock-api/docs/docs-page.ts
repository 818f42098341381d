import { faultPresets } from '../control/fault-presets';
import { needsClientHeaders } from '../core/client-headers';
import { failures } from '../messages';
import { documentedErrors } from './documented-errors';
import { escapeHtml, htmlPage } from './html';
import { toWireSchema, wireDefinitions } from './json-schemas';
import { operationGroups, type OperationGroup } from './operations';
import { operationDescriptions } from './descriptions/all-descriptions';

type DocumentedOperation = OperationGroup['operations'][number];

/** Renders the API documentation as HTML. */
export function docsPage(): string {
  const groups = operationGroups.map(
    ({ name, operations }) =>
      `<h2 id="${name}">${name}</h2>\n${operations.map(operationHtml).join('\n')}`,
  );
  const links = operationGroups.map(({ name }) => `<a href="#${name}">${name}</a>`);
  return htmlPage(
    'Shenidar API',
    `<h1>Shenidar API</h1>
<p>Money in rial, lengths in seconds, ids and enums as numbers. Lists answer
<code>{ items, total, page, pageSize }</code>; page starts at 1. Calls under /api/, /token and /connect/token
carry client-id, version-code, api-level and device-id, and a bearer token when signed in.
Errors are <code>{ message, code }</code>. As data: <a href="/__mock/openapi.json">openapi.json</a>.
For QA: <a href="/__mock/gallery">the state gallery</a>.</p>
<nav>${links.join(' ')} <a href="#schemas">schemas</a> <a href="#codes">codes</a> <a href="#faults">faults</a></nav>
${groups.join('\n')}
<h2 id="schemas">Schemas</h2>
${Object.entries(wireDefinitions()).map(schemaHtml).join('\n')}
<h2 id="codes">Codes</h2>
${codesTable()}
<h2 id="faults">Fault presets</h2>
<p>Send a list of these to <code>POST /__mock/faults</code>, each with a method and a path.</p>
${presetsTable()}`,
  );
}

function operationHtml(operation: DocumentedOperation): string {
  const { id, method, path, access, host, params, query, body, response, encoding } = operation;
  const notes = [
    access === 'user' && 'requires a bearer token',
    host === 'auth' && 'auth host',
    encoding === 'form' && 'form',
    needsClientHeaders(path) && 'client headers',
  ].filter((note) => note !== false);
  const parts = Object.entries({ params, query, body, response }).flatMap(([name, schema]) =>
    schema ? [row(name, jsonHtml(toWireSchema(schema)))] : [],
  );
  const errors = documentedErrors(operation).map((code) => `${failures[code][0]} ${code}`);
  return `<details id="${id}"><summary><code><span class="method">${method}</span>${path}</code>
${escapeHtml(operationDescriptions[id].summary)}</summary>
<table>${row('id', `<code>${id}</code>${notes.length ? ` (${notes.join(', ')})` : ''}`)}
${parts.join('\n')}${errors.length ? row('errors', errors.join('<br>')) : ''}</table></details>`;
}

function schemaHtml([name, schema]: [string, unknown]): string {
  return `<details id="schema-${name}"><summary><code>${name}</code></summary>${jsonHtml(schema)}</details>`;
}

function jsonHtml(value: unknown): string {
  return `<pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`;
}

function row(name: string, html: string): string {
  return `<tr><th scope="row">${name}</th><td>${html}</td></tr>`;
}

function codesTable(): string {
  const rows = Object.entries(failures).map(([code, [status, message]]) =>
    row(`<code>${code}</code>`, `${status} <bdi>${escapeHtml(message)}</bdi>`),
  );
  return `<table>${rows.join('\n')}</table>`;
}

function presetsTable(): string {
  const rows = Object.entries(faultPresets).map(([name, preset]) => row(name, jsonHtml(preset)));
  return `<table>${rows.join('\n')}</table>`;
}
