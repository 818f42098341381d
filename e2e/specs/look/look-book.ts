import type { SeenElement } from './read-looks';
import { shorten } from './shorten';

type Look = Readonly<Record<string, string>>;

interface Entry {
  readonly name: string;
  readonly parent: string | null;
  readonly boxes: Map<string, readonly number[] | null>;
  /** By what is said, then by window. */
  readonly look: Map<string, Map<string, string>>;
}

/** Collects what is new in each state of the pages, and writes it as text. */
export class LookBook {
  readonly #entries = new Map<string, Entry>();
  readonly #states: { readonly title: string; readonly ids: string[] }[] = [];
  #known: string[] = [];

  /** The places whose looks were read in earlier states. */
  get known(): readonly string[] {
    return this.#known;
  }

  /** Begins a state: what it shows as the first is written under its title. */
  begin(title: string): void {
    this.#known = [...this.#entries]
      .filter(([, { boxes }]) => [...boxes.values()].some((box) => box !== null))
      .map(([id]) => id);
    this.#states.push({ title, ids: [] });
  }

  add(window: string, seen: readonly SeenElement[]): void {
    const known = new Set(this.#known);
    for (const { id, name, parent, box, look } of seen) {
      if (known.has(id)) continue;
      let entry = this.#entries.get(id);
      if (!entry) {
        entry = { name, parent, boxes: new Map(), look: new Map() };
        this.#entries.set(id, entry);
        this.#states.at(-1)?.ids.push(id);
      }
      entry.boxes.set(window, box);
      if (look) this.#say(entry, window, '', shorten(look, true));
    }
  }

  /** Adds what is different in a state of the controls. */
  change(window: string, state: string, changes: readonly (readonly [string, Look])[]): void {
    for (const [id, look] of changes) {
      const entry = this.#entries.get(id);
      if (entry) this.#say(entry, window, `${state} `, shorten(look, false));
    }
  }

  #say(entry: Entry, window: string, prefix: string, look: Look): void {
    for (const [property, value] of Object.entries(look)) {
      const key = `${prefix}${property}`;
      const values = entry.look.get(key) ?? new Map<string, string>();
      entry.look.set(key, values.set(window, value));
    }
  }

  toText(): string {
    const said = new Set<string>();
    return this.#states
      .map(({ title, ids }) => {
        const isNew = new Set(ids);
        const lines: string[] = [];
        const write = (id: string, depth: number) => {
          const entry = this.#entries.get(id);
          if (!entry) return;
          const children = ids.filter((each) => this.#entries.get(each)?.parent === id);
          const look = linesOf(entry);
          const isNowhere = [...entry.boxes.values()].every((box) => box === null);
          if (isNowhere) return;
          const isPlain = look.length === 0 && (children.length > 0 || isEmpty(entry));
          if (!isPlain) {
            const indent = ' '.repeat(depth);
            lines.push(`${indent}${entry.name}${boxesOf(entry)}`);
            const text = `${entry.name}\n${look.join('\n')}`;
            if (!said.has(text)) lines.push(...look.map((line) => `\t${line}`));
            said.add(text);
          }
          for (const child of children) write(child, isPlain ? depth : depth + 1);
        };
        for (const id of ids) {
          const parent = this.#entries.get(id)?.parent ?? null;
          if (parent === null || !isNew.has(parent)) {
            if (parent !== null) lines.push(`in ${this.#entries.get(parent)?.name}`);
            write(id, 1);
          }
        }
        return [`# ${title}`, ...lines, ''].join('\n');
      })
      .join('\n');
  }
}

/** A part of a drawing, which has no box, or what takes no room. */
function isEmpty({ boxes }: Entry): boolean {
  return [...boxes.values()].every(
    (box) => !box || box.length === 0 || box[2] === 0 || box[3] === 0,
  );
}

function boxesOf({ boxes }: Entry): string {
  const texts = new Map(
    [...boxes].map(([window, box]) => {
      if (box === null) return [window, 'hidden'];
      const [start, top, width, height] = box;
      return [window, box.length === 0 ? '' : `${start},${top} ${width}x${height}`];
    }),
  );
  const text = perWindow(texts);
  return text === '' ? '' : `  @ ${text}`;
}

function linesOf({ look, boxes }: Entry): string[] {
  return [...look].map(([key, values]) => {
    const all = new Map([...boxes.keys()].map((window) => [window, values.get(window) ?? 'unset']));
    const isHidden = (window: string) => boxes.get(window) === null;
    for (const window of boxes.keys()) if (isHidden(window)) all.delete(window);
    const isState = /^[:(]/.test(key) && !key.startsWith('::');
    return `${key}: ${perWindow(isState ? values : all)}`;
  });
}

/** The value at the first window, then those of windows where it is another. */
function perWindow(values: ReadonlyMap<string, string>): string {
  const byValue = new Map<string, string[]>();
  for (const [window, value] of values) byValue.set(value, [...(byValue.get(value) ?? []), window]);
  const [[first = ''] = [], ...others] = byValue;
  return [first, ...others.map(([value, windows]) => `${windows.join(' ')}: ${value}`)].join(' | ');
}
