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
  defaultDeviceOf,
  defaultPlatformOf,
  type PhoneConfig,
  type SimulatorConfig,
} from '../../config/simulator-config';

export const pageStarted = createEvent();
/** The user changed settings that all phones share. */
export const settingsChosen = createEvent<Partial<Omit<SimulatorConfig, 'phones'>>>();
/** The user changed settings of the selected phone. */
export const phoneChanged = createEvent<Partial<PhoneConfig>>();
export const phoneAdded = createEvent();
export const phoneRemoved = createEvent<number>();
export const phoneSelected = createEvent<number>();
/** Phones received new settings, such as those of a recording. */
export const phonesReplaced =
  createEvent<readonly { readonly index: number; readonly phone: PhoneConfig }[]>();
/** A scenario replaced the settings. */
export const configOpened = createEvent<Partial<SimulatorConfig>>();

/** The environment of this server or build. Another environment needs another server. */
export const $environment = createStore(environmentByName(import.meta.env.MODE) ?? environments[1]);

export const $config = createStore<SimulatorConfig>(defaultConfig);
const $chosenIndex = createStore(0);
export const $selectedIndex = combine($chosenIndex, $config, (chosen, { phones }) =>
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
$chosenIndex.on(phoneSelected, (_, index) => index).reset(phoneRemoved);
sample({
  clock: phoneAdded,
  source: $config,
  fn: ({ phones }) => phones.length - 1,
  target: $chosenIndex,
});

const selectedPhoneChanged = sample({
  clock: phoneChanged,
  source: $selectedIndex,
  fn: (index, change) => ({ index, change }),
});
$config.on(selectedPhoneChanged, (config, { index, change }) => ({
  ...config,
  phones: config.phones.map((phone, each) => (each === index ? { ...phone, ...change } : phone)),
}));

$addressProblems.reset(
  settingsChosen,
  selectedPhoneChanged,
  phoneAdded,
  phoneRemoved,
  configOpened,
);

// The address is the only place of the settings. The first change drops its invalid parts.
sample({
  clock: [
    settingsChosen,
    selectedPhoneChanged,
    phonesReplaced,
    phoneAdded,
    phoneRemoved,
    configOpened,
  ],
  source: $config,
  target: attach({ effect: writeAddressFx }),
});

export function clientOf({ client }: PhoneConfig): Client {
  return clients.find(({ name }) => name === client) ?? clients[0];
}

/** Why the selected phone cannot exist in this environment, in English; null when it can. */
export const $exclusionReason = combine($selectedPhone, $environment, (phone, environment) => {
  const [row] = combinationsOf([clientOf(phone)], [environment]).filter(
    ({ platform }) => platform === phone.platform,
  );
  return row?.reason ?? null;
});

/** The settings for a newly chosen client: it keeps the platform when the client has it. */
export function clientChange(
  name: PhoneConfig['client'],
  phone: PhoneConfig,
): Partial<PhoneConfig> {
  const isFine = combinationsOf([clientOf({ ...phone, client: name })], environments).some(
    ({ platform, reason }) => platform === phone.platform && reason === undefined,
  );
  const platform = isFine ? phone.platform : defaultPlatformOf(name);
  // A device that was chosen stays; the usual one of the platform before gives way.
  const isUsual = phone.device === defaultDeviceOf(phone.platform);
  const device = isUsual ? defaultDeviceOf(platform) : phone.device;
  return { client: name, platform, device, token: '' };
}

function lastOf(phones: readonly PhoneConfig[]): PhoneConfig {
  return phones.at(-1) ?? defaultPhone;
}
