import { readdirSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { readStyleNames } from './class-names';
import { unread, unreadInSimulator } from './unread-classes';

const recordings = new URL('recordings/', import.meta.url);
it.each([
  {
    ...{ folder: 'src', excuses: unread },
    files: readdirSync(recordings).map((file) => new URL(file, recordings)),
  },
  {
    ...{ folder: 'native-simulator', excuses: unreadInSimulator },
    files: [new URL('../simulator/looks.txt', import.meta.url)],
  },
])(
  'every class of $folder is in the recordings of looks, unless it is named here',
  async ({ folder, excuses, files }) => {
    const recorded = files.map((file) => readFileSync(file, 'utf8'));
    const read = new Set(recorded.join('\n').match(/[\w-]+\.[\w-]+/g));
    const { classes } = await readStyleNames(folder);
    const ofModules = [...new Set(Object.values(classes))].filter((name) => name.includes('.'));
    const missing = ofModules.filter((name) => !read.has(name));
    const sheetOf = (name: string) => name.split('.')[0] ?? '';
    const excused = new Set<string>(Object.values(excuses).flat());
    const isExcused = (name: string) => excused.has(name) || excused.has(sheetOf(name));
    expect(missing.filter((name) => !isExcused(name))).toEqual([]);
    // What is looked at by now needs no excuse any more.
    const needed = new Set(missing.flatMap((name) => [name, sheetOf(name)]));
    expect([...excused].filter((name) => !needed.has(name))).toEqual([]);
  },
);
