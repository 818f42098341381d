import { expect, it } from 'vitest';

import { oneTimeCode, personaPassword } from '@fixtures/users/personas';

import { faultPresets } from '../control/fault-presets';
import { failures } from '../messages';
import { docsPage } from './docs-page';
import { documentedErrors } from './documented-errors';
import { galleryPage } from './gallery-page';
import { operationGroups } from './operations';

const page = docsPage();
const operations = operationGroups.flatMap((group) => group.operations);
/** The part of the page about a call. */
const partOf = (id: string) =>
  page.slice(page.indexOf(`<details id="${id}">`)).split('</details>')[0] ?? '';

it('has every place that it links to', () => {
  const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => `id="${id}"`);
  expect(links.length).toBeGreaterThan(operationGroups.length);
  expect(links.filter((id) => !page.includes(id))).toEqual([]);
});

it.each(operations)('says of $id who may call it, and each of its errors', (operation) => {
  const part = partOf(operation.id);
  expect(part).toContain(`${operation.method}</span>${operation.path}`);
  expect(part.includes('requires a bearer token')).toBe(operation.access === 'user');
  const errors = [...part.matchAll(/\b(\d{3}) ([a-z-]+)(?=<)/g)].map(([, , code]) => code);
  expect(errors).toEqual(documentedErrors(operation));
});

it.each([
  ['getCover', ''],
  ['getStorefront', ' (client headers)'],
  ['getProfile', ' (requires a bearer token, client headers)'],
  ['requestToken', ' (auth host, form, client headers)'],
])('notes what %s needs: %s', (id, notes) => {
  expect(partOf(id)).toContain(`<code>${id}</code>${notes}</td>`);
});

it('lists every error with its message, and every preset of faults', () => {
  const [codes = '', presets = ''] = page
    .slice(page.indexOf('<h2 id="codes">'))
    .split('<h2 id="faults">');
  for (const [code, [status, message]] of Object.entries(failures)) {
    expect(codes).toContain(`<code>${code}</code></th><td>${status} <bdi>${message}</bdi>`);
  }
  for (const name of Object.keys(faultPresets)) expect(presets).toContain(`>${name}</th>`);
});

it('tells the testers the password and the one-time code', () => {
  expect(galleryPage()).toContain(
    `Password <code>${personaPassword}</code>, one-time code <code>${oneTimeCode}</code>`,
  );
});
