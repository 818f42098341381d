import * as v from 'valibot';

import { methodNames } from '@/shared/bridge/methods';
import { clients } from '@/shared/config/clients';
import { platforms } from '@/shared/config/combinations';
import { personas } from '@fixtures/users/personas';

import { deviceNames } from '../config/devices';
import { faultKinds } from '../config/fault-kinds';
import { issueSentence } from '../config/issue-sentence';
import {
  defaultConfig,
  defaultsOf,
  MAX_PHONES,
  networks,
  tabBars,
  type SimulatorConfig,
} from '../config/simulator-config';
import { tokenFieldNames } from '../config/token-fields';

const localizedText = v.strictObject({ en: v.string(), fa: v.string() });

const phone = v.strictObject({
  client: v.picklist(clients.map(({ name }) => name)),
  platform: v.exactOptional(v.picklist(platforms)),
  device: v.exactOptional(v.picklist(deviceNames)),
  isLandscape: v.exactOptional(v.boolean()),
  tabBar: v.exactOptional(v.picklist(tabBars)),
  path: v.exactOptional(v.pipe(v.string(), v.regex(/^\/(?!\/)/, 'a path begins with one slash'))),
  persona: v.exactOptional(v.nullable(v.picklist(personas.map(({ name }) => name)))),
  token: v.exactOptional(v.string()),
  tokenEdits: v.exactOptional(v.record(v.picklist(tokenFieldNames), v.string())),
  without: v.exactOptional(v.array(v.picklist(methodNames))),
  faults: v.exactOptional(v.record(v.picklist(methodNames), v.picklist(faultKinds))),
});

/** A fault of the API, in the form of the mock's control plane: docs/api.md#control-plane */
export const apiFault = v.strictObject({
  method: v.string(),
  path: v.string(),
  status: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  body: v.exactOptional(v.unknown()),
  delayMs: v.exactOptional(v.pipe(v.number(), v.minValue(0))),
  network: v.exactOptional(v.picklist(['error', 'hang'])),
  when: v.exactOptional(v.picklist(['before', 'after'])),
  times: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  after: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});
export type ApiFault = v.InferOutput<typeof apiFault>;

const scenarioSchema = v.strictObject({
  title: localizedText,
  about: localizedText,
  network: v.exactOptional(v.picklist(networks)),
  /** See `SimulatorConfig.drivesAll`. */
  drivesAll: v.exactOptional(v.boolean()),
  phones: v.pipe(v.array(phone), v.minLength(1), v.maxLength(MAX_PHONES)),
  apiFaults: v.exactOptional(v.array(apiFault)),
});

/** A prepared set-up from a file in fixtures/scenarios, or from the user. */
export interface Scenario {
  readonly title: v.InferOutput<typeof localizedText>;
  readonly about: v.InferOutput<typeof localizedText>;
  /** A scenario leaves theme, language and zoom to the user. */
  readonly config: Pick<SimulatorConfig, 'network' | 'drivesAll' | 'phones'>;
  readonly apiFaults: readonly ApiFault[];
}

export type ScenarioResult =
  | { readonly ok: true; readonly scenario: Scenario }
  /** Sentences for the user; an error within the file begins with its place, such as `phones.0.client`. */
  | { readonly ok: false; readonly errors: readonly string[] };

/** Reads the text of a scenario file; never throws. */
export function parseScenario(text: string): ScenarioResult {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return { ok: false, errors: [`The file is not JSON: ${(error as SyntaxError).message}`] };
  }
  const result = v.safeParse(scenarioSchema, data);
  if (!result.success)
    return { ok: false, errors: result.issues.map((issue) => issueSentence(issue, 'setting')) };
  const { title, about, phones, apiFaults = [] } = result.output;
  const { network = defaultConfig.network, drivesAll = defaultConfig.drivesAll } = result.output;
  const complete = phones.map(({ tokenEdits, faults, ...settings }) => ({
    ...defaultsOf(settings),
    ...settings,
    tokenEdits: tokenEdits ?? {},
    faults: faults ?? {},
  }));
  return {
    ok: true,
    scenario: { title, about, config: { network, drivesAll, phones: complete }, apiFaults },
  };
}
