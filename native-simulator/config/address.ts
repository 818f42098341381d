import { methodNames } from '@/shared/bridge/methods';
import { clients } from '@/shared/config/clients';
import { platforms } from '@/shared/config/combinations';
import { personas, type PersonaName } from '@fixtures/users/personas';

import { deviceNames } from './devices';
import { faultKinds } from './fault-kinds';
import {
  defaultConfig,
  languages,
  MAX_PHONES,
  networks,
  tabBars,
  themes,
  defaultsOf,
  zooms,
  type PhoneConfig,
  type SimulatorConfig,
} from './simulator-config';
import { tokenFieldNames, type TokenEdits } from './token-fields';
import { textCodec, flag, mapCodec, oneOfCodec, someOfCodec, type Codec } from './value-codec';

/** An invalid part of an address. It is ignored, and the page shows it to the user. */
export interface AddressProblem {
  readonly name: string;
  readonly value: string;
  /** The valid values; empty when the setting does not exist. */
  readonly valid: readonly string[];
}

type Codecs<T> = { readonly [K in keyof T]-?: readonly [name: string, codec: Codec<T[K]>] };

/** `shenidar launch` prints addresses with the same names. */
const phoneCodecs: Codecs<Omit<PhoneConfig, 'tokenEdits'>> = {
  client: ['client', oneOfCodec(clients.map(({ name }) => name))],
  platform: ['platform', oneOfCodec(platforms)],
  device: ['device', oneOfCodec(deviceNames)],
  isLandscape: ['landscape', flag],
  tabBar: ['tabs', oneOfCodec(tabBars)],
  path: [
    'path',
    { read: (text) => (/^\/(?!\/)/.test(text) ? text : undefined), write: String, valid: ['/…'] },
  ],
  persona: ['persona', personaCodec()],
  token: ['token', textCodec],
  without: ['without', someOfCodec(methodNames)],
  faults: ['faults', mapCodec(methodNames, faultKinds)],
};

const pageCodecs: Codecs<Omit<SimulatorConfig, 'phones'>> = {
  theme: ['theme', oneOfCodec(themes)],
  language: ['lang', oneOfCodec(languages)],
  network: ['network', oneOfCodec(networks)],
  zoom: ['zoom', oneOfCodec(zooms)],
  drivesAll: ['drive', flag],
};

const editPrefix = 'set.';

/**
 * The configuration as a query without `?`. It leaves out the defaults. The settings of the second phone
 * begin with `2.`, and so on.
 */
export function formatConfigQuery(config: SimulatorConfig): string {
  const query = new URLSearchParams();
  config.phones.forEach((phone, index) => {
    const prefix = prefixOf(index);
    const before = query.toString();
    writeAll(query, prefix, phoneCodecs, phone, defaultsOf(phone));
    for (const name of tokenFieldNames) {
      const value = phone.tokenEdits[name];
      if (value !== undefined) query.set(prefix + editPrefix + name, value);
    }
    // A phone with default settings still needs one entry.
    if (index > 0 && query.toString() === before) query.set(`${prefix}client`, phone.client);
  });
  writeAll(query, '', pageCodecs, config, defaultConfig);
  return query.toString();
}

/** Reads a query. Invalid settings are returned as problems, and the rest applies. */
export function parseConfigQuery(search: string): {
  readonly config: SimulatorConfig;
  readonly problems: readonly AddressProblem[];
} {
  const query = new URLSearchParams(search);
  const problems: AddressProblem[] = [];
  const names = new Set(query.keys());
  const page = readAll(query, names, '', pageCodecs, problems);
  const phones: PhoneConfig[] = [];
  for (let index = 0; index < MAX_PHONES; index += 1) {
    const prefix = prefixOf(index);
    if (index > 0 && ![...names].some((name) => name.startsWith(prefix))) break;
    const settings = readAll(query, names, prefix, phoneCodecs, problems);
    const tokenEdits = readEdits(query, names, prefix);
    phones.push({ ...defaultsOf(settings), ...settings, tokenEdits });
  }
  for (const name of names) problems.push({ name, value: query.get(name) ?? '', valid: [] });
  return { config: { ...defaultConfig, ...page, phones }, problems };
}

function prefixOf(index: number): string {
  return index === 0 ? '' : `${index + 1}.`;
}

function writeAll<T extends object>(
  query: URLSearchParams,
  prefix: string,
  codecs: Codecs<T>,
  values: T,
  defaults: T,
): void {
  for (const key of Object.keys(codecs) as (keyof T)[]) {
    const [name, codec] = codecs[key];
    const text = codec.write(values[key]);
    if (text !== codec.write(defaults[key])) query.set(prefix + name, text);
  }
}

/** Removes the names that it has read from `names`. */
function readAll<T extends object>(
  query: URLSearchParams,
  names: Set<string>,
  prefix: string,
  codecs: Codecs<T>,
  problems: AddressProblem[],
): Partial<T> {
  const read: Partial<T> = {};
  for (const key of Object.keys(codecs) as (keyof T)[]) {
    const [shortName, codec] = codecs[key];
    const name = prefix + shortName;
    const text = query.get(name);
    if (text === null) continue;
    names.delete(name);
    const value = codec.read(text);
    if (value === undefined) problems.push({ name, value: text, valid: codec.valid ?? [] });
    else read[key] = value;
  }
  return read;
}

function readEdits(query: URLSearchParams, names: Set<string>, prefix: string): TokenEdits {
  const found = tokenFieldNames.flatMap((field) => {
    const name = prefix + editPrefix + field;
    const value = query.get(name);
    names.delete(name);
    return value === null ? [] : [[field, value] as const];
  });
  return Object.fromEntries(found);
}

function personaCodec(): Codec<PersonaName | null> {
  const known = oneOfCodec(personas.map(({ name }) => name));
  return {
    read: (text) => (text === '' ? null : known.read(text)),
    write: (value) => value ?? '',
    valid: known.valid ?? [],
  };
}
