import { expect, it } from 'vitest';

import { pageTitles } from '@/shared/i18n/fa/page-titles';
import { pages } from '@/shared/routing/page-table';

const modelFolders = Object.keys(import.meta.glob('/src/pages/*/model.ts')).map(folderOf);
const viewFolders = Object.keys(import.meta.glob('/src/pages/*/view.tsx')).map(folderOf);

it('has a model and a view for each page of the table, and no folder without a row', () => {
  const ids = pages.map(({ id }) => id).sort();
  expect(modelFolders.sort()).toEqual(ids);
  expect(viewFolders.sort()).toEqual(ids);
});

it('has a title for each page and no others', () => {
  expect(Object.keys(pageTitles).sort()).toEqual(pages.map(({ id }) => id).sort());
});

it('has one row for each page, and route ids that name their page', () => {
  expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length);
  for (const { id, paths } of pages) {
    const [first, ...variants] = Object.keys(paths);
    expect(first).toBe(id);
    for (const variant of variants) expect(variant).toMatch(new RegExp(`^${id}\\.`));
  }
});

function folderOf(path: string): string {
  return path.split('/').at(-2) ?? '';
}
