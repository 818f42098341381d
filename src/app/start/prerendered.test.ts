// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';

import { $sections } from '@/pages/shop/model';
import { $apiHosts } from '@/shared/api/authorized';

import { takePrerendered } from './prerendered';

const answer = { sections: [{ id: 'new', kind: 'shelf', title: 'first', items: [] }] };
const page = document.documentElement.dataset;

function write(content: string, json = JSON.stringify(answer)): HTMLElement | null {
  document.head.innerHTML = '<meta name="shenidar-site-host" content="https://api.example.com">';
  document.body.innerHTML = `<div id="root">${content}</div><script type="application/json" id="prerendered">${json}</script>`;
  return document.getElementById('root');
}

beforeEach(() => {
  page['prerendered'] = 'yes';
});
afterEach(() => {
  delete page['prerendered'];
  globalThis.shenidarEarlyAnswer = undefined;
});

it('gives the app the answer that the page shows, for its scope and its first request', async () => {
  write('<h2>first</h2>');
  expect(takePrerendered()).toEqual([
    [$sections, answer.sections],
    [$apiHosts, { site: 'https://api.example.com', auth: '' }],
  ]);
  expect(globalThis.shenidarEarlyAnswer).toMatchObject({
    url: 'https://api.example.com/api/storefront',
    authorization: undefined,
  });
  expect(await globalThis.shenidarEarlyAnswer?.body).toEqual(answer);
});

it('sets the styles that the headers forbid in the page', () => {
  const root = write('<p data-style="--ground:#123">x</p><p>y</p>');
  takePrerendered();
  expect(root?.querySelector('p')?.style.getPropertyValue('--ground')).toBe('#123');
});

it('removes a view that is not for this visitor, and leaves the request to the app', () => {
  page['prerendered'] = 'no';
  const root = write('<h2>first</h2>');
  expect(takePrerendered()).toEqual([]);
  expect(root?.childElementCount).toBe(0);
  expect(globalThis.shenidarEarlyAnswer).toBeUndefined();
});

it('changes nothing when the answer is cut off', () => {
  write('<h2>first</h2>', '{"sections":[');
  expect(takePrerendered).toThrow(SyntaxError);
  expect(globalThis.shenidarEarlyAnswer).toBeUndefined();
});
