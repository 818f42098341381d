import { afterEach, beforeEach, expect, it } from 'vitest';

import { $detail } from '@/pages/product/model';
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
  window.history.replaceState(null, '', '/');
});

it('gives the app the answer that the page shows, for its scope and its first request', async () => {
  write('<h2>first</h2>');
  expect(await takePrerendered()).toEqual([
    [$sections, answer.sections],
    [$apiHosts, { site: 'https://api.example.com', auth: '' }],
  ]);
  expect(globalThis.shenidarEarlyAnswer).toMatchObject({
    url: 'https://api.example.com/api/storefront',
    authorization: undefined,
  });
  expect(await globalThis.shenidarEarlyAnswer?.body).toEqual(answer);
});

it('does so for a book under each of its addresses, with the code of its page', async () => {
  const detail = { audioBookId: 9063, identifier: 'divan', title: 'first' };
  for (const [path, id] of [
    ['/pdp/9063', '9063'],
    ['/pdp/divan%20x/first', 'divan%20x'],
  ] as const) {
    window.history.replaceState(null, '', path);
    write('<h1>first</h1>', JSON.stringify(detail));
    expect((await takePrerendered())[0]).toEqual([$detail, detail]);
    const url = `https://api.example.com/api/audiobooks/${id}/detail2`;
    expect(globalThis.shenidarEarlyAnswer?.url).toBe(url);
  }
});

it('takes nothing for a page that the server never writes', async () => {
  window.history.replaceState(null, '', '/library');
  write('<h2>first</h2>');
  expect(await takePrerendered()).toEqual([]);
  expect(globalThis.shenidarEarlyAnswer).toBeUndefined();
});

it('sets the styles that the headers forbid in the page', async () => {
  const root = write('<p data-style="--ground:#123">x</p><p>y</p>');
  await takePrerendered();
  expect(root?.querySelector('p')?.style.getPropertyValue('--ground')).toBe('#123');
});

it('removes a view that is not for this visitor, and leaves the request to the app', async () => {
  page['prerendered'] = 'no';
  const root = write('<h2>first</h2>');
  expect(await takePrerendered()).toEqual([]);
  expect(root?.childElementCount).toBe(0);
  expect(globalThis.shenidarEarlyAnswer).toBeUndefined();
});

it('changes nothing when the answer is cut off', async () => {
  write('<h2>first</h2>', '{"sections":[');
  await expect(takePrerendered()).rejects.toThrow(SyntaxError);
  expect(globalThis.shenidarEarlyAnswer).toBeUndefined();
});
