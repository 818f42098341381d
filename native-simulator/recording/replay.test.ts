import type { Page } from '@playwright/test';
import { expect, it, vi } from 'vitest';

import { createRecorder } from './recorder';
import type { Recording } from './recording';
import { replay } from './replay';

const click = { kind: 'click', role: 'button', name: 'Buy', nth: 1 } as const;
const password = { kind: 'fill', role: 'label', name: 'Password', value: 'x' } as const;
const select = { kind: 'fill', role: 'combobox', name: 'Sort', value: 'title' } as const;
const list = { kind: 'fill', role: 'listbox', name: 'Kinds', value: 'poems' } as const;
const search = { kind: 'fill', role: 'combobox', name: 'Search', value: 'a' } as const;
const control = { kind: 'control', method: 'POST', path: '/__mock/clock' } as const;
const recording: Recording = {
  ...{ format: 'shenidar-recording', version: 1, name: 'All actions' },
  launch: { client: '10', environment: 'pwa', platform: 'web', path: '/shop', persona: null },
  entries: [
    { kind: 'load', ms: 0, path: '/library' },
    { kind: 'load', ms: 1 },
    { ...click, ms: 2 },
    { ...password, ms: 3 },
    { ...select, ms: 4 },
    { ...list, ms: 5 },
    { ...search, ms: 5 },
    { kind: 'press', ms: 6, key: 'Enter' },
    { ...control, ms: 7, body: { advanceMs: 1 } },
    { ...control, ms: 7, persona: 'spender' },
    { kind: 'event', ms: 8, name: 'backPressed', consumed: true },
  ],
};

/** A page that notes what is done to it, and reports it as the app's page would. */
function watchedPage() {
  const done: unknown[][] = [];
  const recorder = createRecorder({ name: recording.name, launch: recording.launch });
  const at = () => Date.now();
  const locator = (found: object, isSelect: boolean) => {
    const act = (name: string, value?: string) => {
      done.push([name, found, ...(value === undefined ? [] : [value])]);
      const entry = recording.entries.find(
        (each) => 'name' in each && each.name === Reflect.get(found, 'name'),
      );
      if (entry?.kind === 'click' || entry?.kind === 'fill') recorder.add({ ...entry, at: at() });
      return Promise.resolve();
    };
    return {
      nth: (nth: number) => locator({ ...found, nth }, isSelect),
      click: () => act('click'),
      fill: (value: string) => act('fill', value),
      selectOption: (value: string) => act('selectOption', value),
      evaluate: () => Promise.resolve(isSelect),
    };
  };
  const emit = (name: string, payload: unknown) => {
    done.push(['emit', name, payload]);
    return recorder.add({ kind: 'event', id: 1, at: at(), name, payload, consumed: true });
  };
  vi.stubGlobal('window', { __sim: { emit } });
  vi.stubGlobal('fetch', (...given: unknown[]) => Promise.resolve(done.push(['fetch', ...given])));
  const page = {
    goto: (path: string) => Promise.resolve(void done.push(['goto', path])),
    reload: () => Promise.resolve(void done.push(['reload'])),
    waitForTimeout: () => new Promise((resolve) => setTimeout(resolve)),
    keyboard: {
      press: (key: 'Enter') => {
        done.push(['press', key]);
        return Promise.resolve(recorder.add({ kind: 'press', key, at: at() }));
      },
    },
    evaluate: (run: (argument: unknown) => unknown, argument: unknown) => run(argument),
    getByRole: (role: string, { name }: { name: string }) =>
      locator({ role, name }, name === select.name || name === list.name),
    getByLabel: (name: string) => locator({ name }, false),
  };
  return { done, recorder, page: page as unknown as Page };
}

it('performs each action of a recording in the page, and sees that nothing differs', async () => {
  const { done, ...where } = watchedPage();
  const tokensOf = (persona: string) => Promise.resolve({ token: `of ${persona}` });
  expect(await replay(recording, { ...where, tokensOf })).toBeNull();
  const json = { 'content-type': 'application/json' };
  const authorization = 'Bearer of spender';
  expect(done).toEqual([
    ['goto', '/shop'],
    ['goto', '/library'],
    ['reload'],
    ['click', { role: 'button', name: 'Buy', nth: 1 }],
    // A field without a role is found by its label.
    ['fill', { name: 'Password' }, 'x'],
    ['selectOption', { role: 'combobox', name: 'Sort' }, 'title'],
    ['selectOption', { role: 'listbox', name: 'Kinds' }, 'poems'],
    ['fill', { role: 'combobox', name: 'Search' }, 'a'],
    ['press', 'Enter'],
    ['fetch', '/__mock/clock', { method: 'POST', headers: json, body: '{"advanceMs":1}' }],
    ['fetch', '/__mock/clock', { method: 'POST', headers: { ...json, authorization } }],
    ['emit', 'backPressed', undefined],
  ]);
  const kindsOf = ({ entries }: Pick<Recording, 'entries'>) =>
    entries.map(({ kind }) => kind).toSorted();
  expect(kindsOf(where.recorder.finish())).toEqual(kindsOf(recording));
});

it('diverges where an element does not appear, and fails with any other error', async () => {
  const failing = async (error: Error) => {
    const { recorder, page } = watchedPage();
    page.reload = () => Promise.reject(error);
    return replay(recording, { page, recorder, tokensOf: () => Promise.resolve({}) });
  };
  const timeout = Object.assign(new Error('Timeout'), { name: 'TimeoutError' });
  expect(await failing(timeout)).toMatchObject({ index: 2, expected: click, actual: null });
  await expect(failing(new Error('The page has crashed'))).rejects.toThrow('crashed');
});
