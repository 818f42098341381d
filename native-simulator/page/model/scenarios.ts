import { createEffect, createEvent, createStore, sample } from 'effector';

import { parseScenario, type Scenario } from '../../scenarios/scenario';
import { apiFaultsRequested } from './api-control';
import { configOpened, phoneAdded, phoneChanged, phoneRemoved } from './config';

const files = import.meta.glob<string>('../../../fixtures/scenarios/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The scenarios in fixtures/scenarios. */
export const scenarios: readonly { readonly file: string; readonly scenario: Scenario }[] =
  Object.entries(files).flatMap(([path, text]) => {
    const result = parseScenario(text);
    const file = path.replace(/^.*\//, '');
    return result.ok ? [{ file, scenario: result.scenario }] : [];
  });

export const scenarioChosen = createEvent<Scenario>();
export const scenarioFileChosen = createEvent<File>();

const readFileFx = createEffect(async (file: File) => parseScenario(await file.text()));
sample({ clock: scenarioFileChosen, target: readFileFx });

/** The errors of the last opened file. */
export const $scenarioErrors = createStore<readonly string[]>([])
  .on(readFileFx.doneData, (_, result) => (result.ok ? [] : result.errors))
  .on(readFileFx.failData, (_, { message }) => [message])
  .reset(scenarioChosen);

sample({
  clock: readFileFx.doneData.filterMap((result) => (result.ok ? result.scenario : undefined)),
  target: scenarioChosen,
});
/** The chosen scenario, until the user changes a phone. */
export const $scenario = createStore<Scenario | null>(null)
  .on(scenarioChosen, (_, now) => now)
  .reset(phoneChanged, phoneAdded, phoneRemoved);
sample({ clock: scenarioChosen, fn: ({ config }) => config, target: configOpened });
sample({ clock: scenarioChosen, fn: ({ apiFaults }) => apiFaults, target: apiFaultsRequested });
