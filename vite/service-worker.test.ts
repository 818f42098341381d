import { expect, it } from 'vitest';
import { precachedFiles } from './service-worker.ts';

const file = (fileName: string, source = 'content') => ({ fileName, source });
const names = (...files: string[]) =>
  precachedFiles(files.map((name) => file(name))).map(({ url }) => url);

it('lists the page, its scripts, styles and fonts, and the icons without a connection', () => {
  expect(
    names(
      'index.html',
      'assets/b-1.css',
      'assets/a-1.js',
      'assets/vazirmatn-1.woff2',
      'favicon.svg',
      'icons/icon-192.png',
    ),
  ).toEqual([
    '/assets/a-1.js',
    '/assets/b-1.css',
    '/assets/vazirmatn-1.woff2',
    '/favicon.svg',
    '/icons/icon-192.png',
    '/index.html',
  ]);
});

it.each([
  ['what many visits never need', 'assets/hls-stream-1.js'],
  ['the display font', 'assets/gulzar-subset-1.woff2'],
  ['notices', 'licenses.md'],
  ['the list of files', '.vite/manifest.json'],
  ['the worker itself', 'sw.js'],
])('leaves out %s', (_what, name) => {
  expect(names(name)).toEqual([]);
});

it('gives files without a hash in their names a revision that follows their content', () => {
  const revision = (source: string) => precachedFiles([file('index.html', source)])[0]?.revision;
  expect(revision('one')).toMatch(/^[0-9a-f]{16}$/);
  expect(revision('one')).toBe(revision('one'));
  expect(revision('one')).not.toBe(revision('two'));
  expect(precachedFiles([file('assets/a-1.js')])[0]?.revision).toBeNull();
});
