import * as v from 'valibot';
import { expect, it } from 'vitest';

import { apiFault } from '../../scenarios/scenario';
import { apiFaultPresetNames, apiFaultPresets, parseApiCall } from './fault-presets';

it.each(apiFaultPresetNames)('%s has the form of a fault of the mock', (name) => {
  const fault = { method: '*', path: '/api/**', ...apiFaultPresets[name] };
  expect(v.parse(apiFault, fault)).toEqual(fault);
});

it.each([
  ['GET /api/storefront?a=b', { method: 'GET', path: '/api/storefront' }],
  ['post /api/library/**', { method: 'POST', path: '/api/library/**' }],
  ['/api/search', { method: '*', path: '/api/search' }],
  ['storefront', null],
  ['', null],
])('reads %j', (text, call) => {
  expect(parseApiCall(text)).toEqual(call);
});
