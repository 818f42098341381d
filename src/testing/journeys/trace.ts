/** The text of a journey: the steps, and below each what left the app, in order. */
export interface Trace {
  readonly text: () => string;
  /** A step begins. */
  readonly title: (words: string) => void;
  /** What follows has come later than the step's first consequences. */
  readonly later: () => void;
  /** What left the app: its kind, such as `engine play`, and its facts.  */
  readonly add: (kind: string, ...facts: readonly unknown[]) => void;
  /** What is to be seen outside of the page, such as its title; a line only if it is another than before. */
  readonly show: (kind: string, value: unknown) => void;
}

/** What goes on while the app plays: of more lines of such a kind, the first and the last are written. */
const isOngoing = (kind: string) => /^(?:store|engine set)/.test(kind);
const MOST_LINES = 2;

/** Makes the empty trace of one journey. */
export function createTrace(): Trace {
  const lines: string[] = [];
  const shown = new Map<string, string>();
  /** What goes on now, by its kind. */
  const ongoing = new Map<string, string[]>();
  let isLater = false;

  const flush = () => {
    for (const [, texts] of ongoing) {
      const [first = '', last = ''] = [texts.at(0), texts.at(-1)];
      if (texts.length <= MOST_LINES) lines.push(...texts);
      else lines.push(first, `  … ${texts.length - MOST_LINES} more`, last);
    }
    ongoing.clear();
  };
  const add: Trace['add'] = (kind, ...facts) => {
    if (isLater) flush();
    if (isLater) lines.push('  ·');
    isLater = false;
    const line = `  ${[kind, ...facts.map((fact) => brief(fact))].join(' ').trimEnd()}`;
    if (isOngoing(kind)) ongoing.set(kind, [...(ongoing.get(kind) ?? []), line]);
    else flush();
    if (!isOngoing(kind)) lines.push(line);
  };
  return {
    text() {
      flush();
      return `${lines.join('\n').trim()}\n`;
    },
    title(words) {
      flush();
      isLater = false;
      lines.push('', words);
    },
    later: () => void (isLater = true),
    add,
    show(kind, value) {
      const text = brief(value);
      if ((shown.get(kind) ?? brief(null)) === text) return;
      shown.set(kind, text);
      add(kind, value);
    },
  };
}

/** A value as a short text: four levels deep, of lists and texts the beginning. */
function brief(value: unknown, depth = 4): string {
  if (value === undefined) return '';
  if (value instanceof URLSearchParams) return decodeURIComponent(value.toString());
  if (typeof value === 'string') return value.length > 80 ? `${value.slice(0, 80)}…` : value;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (depth === 0) return '…';
  if (Array.isArray(value)) {
    const items = value.slice(0, 4).map((item) => brief(item, depth - 1));
    return `[${[...items, ...(value.length > 4 ? [`… ${value.length}`] : [])].join(', ')}]`;
  }
  const facts = Object.entries(value)
    .filter(([, fact]) => fact !== undefined)
    .map(([name, fact]) => `${name}: ${brief(fact, depth - 1)}`);
  return `{ ${facts.join(', ')} }`;
}

/** The value of a JSON text; any other text itself. */
export function parsed(raw: string | undefined): unknown {
  try {
    return raw === undefined ? undefined : JSON.parse(raw);
  } catch {
    return raw;
  }
}
