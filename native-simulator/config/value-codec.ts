/** Converts one setting to and from its text in an address. `read` returns undefined for an invalid text. */
export interface Codec<T> {
  read(text: string): T | undefined;
  write(value: T): string;
  /** The valid texts, for the error message; absent when any text is valid. */
  readonly valid?: readonly string[];
}

/** One of a list of texts. */
export function oneOfCodec<const T extends string>(values: readonly T[]): Codec<T> {
  return {
    read: (text) => values.find((value) => value === text),
    write: (value) => value,
    valid: values,
  };
}

/** Any text. */
export const textCodec: Codec<string> = { read: (text) => text, write: (value) => value };

export const flag: Codec<boolean> = {
  read: (text) => (text === '1' ? true : text === '0' ? false : undefined),
  write: (value) => (value ? '1' : '0'),
  valid: ['0', '1'],
};

/** Some of a list of texts, separated by commas. */
export function someOfCodec<const T extends string>(values: readonly T[]): Codec<readonly T[]> {
  return {
    read: (text) => {
      const names = text === '' ? [] : text.split(',');
      const known = values.filter((value) => names.includes(value));
      return known.length === new Set(names).size ? known : undefined;
    },
    write: (chosen) => values.filter((value) => chosen.includes(value)).join(','),
    valid: values,
  };
}

/** Some of a list of texts, each with a value: `name:value,name:value`. */
export function mapCodec<const K extends string, const V extends string>(
  keys: readonly K[],
  values: readonly V[],
): Codec<Readonly<Partial<Record<K, V>>>> {
  return {
    read: (text) => {
      const entries = (text === '' ? [] : text.split(',')).map((part) => {
        const [key, value] = part.split(':');
        return [keys.find((each) => each === key), values.find((each) => each === value)] as const;
      });
      const isKnown = entries.every(([key, value]) => key !== undefined && value !== undefined);
      return isKnown ? (Object.fromEntries(entries) as Partial<Record<K, V>>) : undefined;
    },
    write: (map) =>
      keys
        .filter((key) => map[key] !== undefined)
        .map((key) => `${key}:${map[key] ?? ''}`)
        .join(','),
    valid: keys.map((key) => `${key}:${values.join('|')}`),
  };
}
