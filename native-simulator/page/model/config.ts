import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';

import { clients, type Client } from '@/shared/config/clients';
import { combinationsOf } from '@/shared/config/combinations';
import { environmentByName, environments } from '@/shared/config/environments';

import { parseConfigQuery, formatConfigQuery, type AddressProblem } from '../../config/address';
import { readQuery, replaceQuery } from '../browser/address';
import {
  defaultConfig,
  defaultPhone,
  MAX_PHONES,
  defaultPlatformOf,
  type PhoneConfig,
  type SimulatorConfig,
} from '../../config/simulator-config';

/** The simulator's page is there. */
export const pageStarted = createEvent();
/** Settings of the page itself have been chosen. */
export const settingsChosen = createEvent<Partial<Omit<SimulatorConfig, 'phones'>>>();
/** Settings of the phone at hand have been chosen. */
export const phoneChanged = createEvent<Partial<PhoneConfig>>();
export const phoneAdded = createEvent();
export const phoneRemoved = createEvent<number>();
export const phoneSelected = createEvent<number>();
/** Phones take other settings, all at once. */
export const phonesReplaced =
  createEvent<readonly { readonly index: number; readonly phone: PhoneConfig }[]>();
/** Everything at once, as a scenario has it. */
export const configOpened = createEvent<Partial<SimulatorConfig>>();

/** What the dev server serves; another environment needs a server of its own. */
export const $environment = createStore(environmentByName(import.meta.env.MODE) ?? environments[1]);

export const $config = createStore<SimulatorConfig>(defaultConfig);
const $chosen = createStore(0);
export const $selectedIndex = combine($chosen, $config, (chosen, { phones }) =>
  Math.min(chosen, phones.length - 1),
);
export const $selectedPhone = combine(
  $config,
  $selectedIndex,
  ({ phones }, selected) => phones[selected] ?? defaultPhone,
);
export const $addressProblems = createStore<readonly AddressProblem[]>([]);

const readAddressFx = createEffect(() => parseConfigQuery(readQuery()));
const writeAddressFx = createEffect((config: SimulatorConfig) => {
  replaceQuery(formatConfigQuery(config));
});

sample({ clock: pageStarted, target: readAddressFx });
$addressProblems.on(readAddressFx.doneData, (_, { problems }) => problems);

$config
  .on(readAddressFx.doneData, (_, { config }) => config)
  .on(configOpened, (config, opened) => ({ ...config, ...opened }))
  .on(settingsChosen, (config, settings) => ({ ...config, ...settings }))
  .on(phonesReplaced, (config, given) => ({
    ...config,
    phones: config.phones.map(
      (phone, index) => given.find((each) => each.index === index)?.phone ?? phone,
    ),
  }))
  .on(phoneAdded, (config) =>
    config.phones.length < MAX_PHONES
      ? { ...config, phones: [...config.phones, lastOf(config.phones)] }
      : config,
  )
  .on(phoneRemoved, (config, index) =>
    config.phones.length > 1
      ? { ...config, phones: config.phones.filter((_, each) => each !== index) }
      : config,
  );
$chosen.on(phoneSelected, (_, index) => index).reset(phoneRemoved);
sample({
  clock: phoneAdded,
  source: $config,
  fn: ({ phones }) => phones.length - 1,
  target: $chosen,
});

const changeTold = sample({
  clock: phoneChanged,
  source: $selectedIndex,
  fn: (index, change) => ({ index, change }),
});
$config.on(changeTold, (config, { index, change }) => ({
  ...config,
  phones: config.phones.map((phone, each) => (each === index ? { ...phone, ...change } : phone)),
}));

$addressProblems.reset(settingsChosen, changeTold, phoneAdded, phoneRemoved, configOpened);

// What is shown has no other home than the address; what was not understood goes with the first change.
sample({
  clock: [settingsChosen, changeTold, phonesReplaced, phoneAdded, phoneRemoved, configOpened],
  source: $config,
  target: attach({ effect: writeAddressFx }),
});

/** The row of the phone's client. */
export function clientOf({ client }: PhoneConfig): Client {
  return clients.find(({ name }) => name === client) ?? clients[0];
}

/** Why this phone can't exist in the environment that is served, in English; null when it can. */
export const $exclusionReason = combine($selectedPhone, $environment, (phone, environment) => {
  const [row] = combinationsOf([clientOf(phone)], [environment]).filter(
    ({ platform }) => platform === phone.platform,
  );
  return row?.reason ?? null;
});

/** A client as it is picked: on a platform that it has. */
export function clientChange(
  name: PhoneConfig['client'],
  phone: PhoneConfig,
): Partial<PhoneConfig> {
  const isFine = combinationsOf([clientOf({ ...phone, client: name })], environments).some(
    ({ platform, reason }) => platform === phone.platform && reason === undefined,
  );
  return { client: name, platform: isFine ? phone.platform : defaultPlatformOf(name), token: '' };
}

function lastOf(phones: readonly PhoneConfig[]): PhoneConfig {
  return phones.at(-1) ?? defaultPhone;
}
