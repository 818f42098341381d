import { afterEach, beforeEach, expect, it } from 'vitest';

import { $listingQuery, listedBooks } from '@/pages/clp/model';
import { $detail } from '@/pages/product/model';
import { $sections } from '@/pages/shop/model';
import { $apiHosts } from '@/shared/api/authorized';

import { $location } from '@/shared/routing/location';
import { productRoute } from '@/shared/routing/routes';

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
    [$location, { routeId: 'shop', path: '/', search: '', hash: '', params: {} }],
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
    expect((await takePrerendered())[1]).toEqual([$detail, detail]);
    const url = `https://api.example.com/api/audiobooks/${id}/detail2`;
    expect(globalThis.shenidarEarlyAnswer?.url).toBe(url);
  }
});

it('takes the moment of a link with its book', async () => {
  window.history.replaceState(null, '', '/pdp/9063?t=30');
  write('<h1>first</h1>', JSON.stringify({ audioBookId: 9063 }));
  expect((await takePrerendered())[2]).toEqual([
    productRoute.$visit,
    { name: 'product', params: { id: '9063' }, query: { t: '30' } },
  ]);
});

it('takes a listing whose name is in its address, and no other', async () => {
  const first = { items: [{ audioBookId: 1 }], total: 41, page: 1, pageSize: 20 };
  const valuesAt = async (search: string) => {
    window.history.replaceState(null, '', `/clp${search}`);
    write('<h1>first</h1>', JSON.stringify(first));
    return new Map<unknown, unknown>(await takePrerendered());
  };
  const query = { contentType: 0, sort: 'newest' };
  const values = await valuesAt('?contentType=0&sort=newest');
  expect(values.get($location)).toMatchObject({
    ...{ routeId: 'clp', path: '/clp' },
    search: '?contentType=0&sort=newest',
  });
  expect(values.get($listingQuery)).toEqual(query);
  expect(values.get(listedBooks.$query)).toEqual(query);
  expect(values.get(listedBooks.$items)).toEqual(first.items);
  expect(values.get(listedBooks.$total)).toBe(41);
  for (const search of ['', '?q=a', '?genre=poetry', '?listId=7', '?authorId=1'])
    expect((await valuesAt(search)).size).toBe(0);
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
