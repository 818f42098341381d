import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';

import { $pendingFaults } from './api-control';
import { $config, settingsChosen } from './config';
import { $scenario, $scenarioErrors, scenarioFileChosen, scenarios } from './scenarios';

const title = { en: 'Mine', fa: 'Mine' };
const fileOf = (text: string) => new File([text], 'mine.json');

it('offers each scenario of the fixtures', () => {
  const names = Object.keys(import.meta.glob('../../../fixtures/scenarios/*.json'));
  expect(scenarios.map(({ file }) => file)).toEqual(names.map((name) => name.split('/').at(-1)));
});

it('opens a file as a scenario, which leaves to the user how the page looks', async () => {
  const scope = fork();
  await allSettled(settingsChosen, {
    scope,
    params: { theme: 'dark', language: 'fa', zoom: '50' },
  });
  const apiFaults = [{ method: 'GET', path: '/api/storefront', status: 500 }];
  const setUp = { network: 'slow', drivesAll: true, phones: [{ client: 'iGap' }] };
  const text = JSON.stringify({ title, about: title, ...setUp, apiFaults });
  await allSettled(scenarioFileChosen, { scope, params: fileOf(text) });
  expect(scope.getState($config)).toMatchObject({
    ...{ theme: 'dark', language: 'fa', zoom: '50' },
    ...{ network: 'slow', drivesAll: true, phones: [{ client: 'iGap', platform: 'web' }] },
  });
  expect(scope.getState($scenario)?.title).toEqual(title);
  expect(scope.getState($pendingFaults)).toEqual(apiFaults);
});

it('says what is wrong with a file, and changes nothing', async () => {
  const scope = fork();
  const before = scope.getState($config);
  await allSettled(scenarioFileChosen, { scope, params: fileOf('{}') });
  expect(scope.getState($scenarioErrors)[0]).toMatch(/^title: /);
  const unreadable = { text: () => Promise.reject(new Error('It is gone')) } as File;
  await allSettled(scenarioFileChosen, { scope, params: unreadable });
  expect(scope.getState($scenarioErrors)).toEqual(['It is gone']);
  expect(scope.getState($config)).toBe(before);
  expect(scope.getState($scenario)).toBeNull();
});
