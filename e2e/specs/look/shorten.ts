import { animation, corners, outline, sides, transition } from './properties';

type Look = Readonly<Record<string, string>>;

/** Values of the same kind, as one declaration: `-` for one that is not there. */
const groups: readonly (readonly [name: string, properties: readonly string[]])[] = [
  ...['padding', 'margin', 'inset', 'scroll-padding', 'scroll-margin'].map(
    (name) => [name, sides.map((side) => `${name}-${side}`)] as const,
  ),
  ['border-radius', corners.map((corner) => `border-${corner}-radius`)],
  ['overflow', ['overflow-x', 'overflow-y']],
  ['overscroll-behavior', ['overscroll-behavior-x', 'overscroll-behavior-y']],
  ['gap', ['row-gap', 'column-gap']],
  ['grid-area', ['grid-row-start', 'grid-column-start', 'grid-row-end', 'grid-column-end']],
  ['flex', ['flex-grow', 'flex-shrink', 'flex-basis']],
  ['background-position', ['background-position-x', 'background-position-y']],
  ...['border', 'outline'].flatMap((name) => {
    const edges = name === 'border' ? sides.map((side) => `border-${side}`) : [name];
    return ['width', 'style', 'color'].map(
      (each) => [`${name}-${each}`, edges.map((edge) => `${edge}-${each}`)] as const,
    );
  }),
];
/** Shown in one line. */
const lines: readonly (readonly [name: string, properties: readonly string[]])[] = [
  ['border', ['border-width', 'border-style', 'border-color']],
  ['outline', outline],
  [
    'text-decoration',
    ['line', 'style', 'color', 'thickness'].map((each) => `text-decoration-${each}`),
  ],
  ['font', ['font-size', 'line-height', 'font-weight']],
  ['transition', transition],
  ['animation', animation],
];

/** The same look in fewer words. Lines that cannot be seen are left out at rest. */
export function shorten(look: Look, isRest: boolean): Record<string, string> {
  const byPart = new Map<string, Record<string, string>>();
  for (const [key, value] of Object.entries(look)) {
    const [, part = '', property = ''] = /^(?:(::\S+) )?(.*)$/.exec(key) ?? [];
    byPart.set(part, { ...byPart.get(part), [property]: value });
  }
  const short: Record<string, string> = {};
  for (const [part, values] of byPart) {
    // A drawn part has the origin in px, which its size says already.
    if (part !== '') {
      if (values['transform'] === undefined) delete values['transform-origin'];
      // What has no size at least has 0 px there.
      for (const each of ['min-inline-size', 'min-block-size'])
        if (values[each] === '0px') Reflect.deleteProperty(values, each);
    }
    for (const [name, value] of Object.entries(shortenPart(values, isRest)))
      short[`${part} ${name}`.trim()] = value;
  }
  return short;
}

function shortenPart(look: Look, isRest: boolean): Record<string, string> {
  const rest = { ...look };
  hideUnseen(rest, isRest);
  for (const [name, properties] of groups) {
    const values = properties.map((each) => rest[each] ?? '-');
    if (values.every((each) => each === '-')) continue;
    for (const each of properties) Reflect.deleteProperty(rest, each);
    rest[name] = collapse(values);
  }
  for (const [name, properties] of lines) {
    const values = properties.flatMap((each) => rest[each] ?? []);
    if (values.length < 2) continue;
    for (const each of properties) Reflect.deleteProperty(rest, each);
    rest[name] = values.join(name === 'font' ? ' / ' : ' ');
  }
  return rest;
}

/** Deletes what nobody sees: the places of pictures that are not there, the colours of lines that are not drawn. */
function hideUnseen(look: Record<string, string>, isRest: boolean): void {
  const isPictured = (look['background-image'] ?? 'none') !== 'none';
  if (!isPictured)
    for (const each of ['position-x', 'position-y', 'size', 'repeat', 'origin'])
      delete look[`background-${each}`];
  if (look['outline-style'] === undefined) delete look['outline-offset'];
  if (!isRest) return;
  for (const edge of [...sides.map((side) => `border-${side}`), 'outline']) {
    const [style, width] = [look[`${edge}-style`], look[`${edge}-width`]];
    if ((style ?? 'none') !== 'none' && width !== '0px') continue;
    delete look[`${edge}-color`];
    delete look[`${edge}-width`];
  }
  // What applies to every element is said of the root alone.
  if (look['box-sizing'] === 'border-box' && look['direction'] === undefined)
    delete look['box-sizing'];
  if (look['caret-color'] === look['color']) delete look['caret-color'];
  if ((look['text-decoration-line'] ?? 'none') === 'none') delete look['text-decoration-color'];
}

function collapse(values: readonly string[]): string {
  const [first, second, third, fourth] = values;
  if (values.every((each) => each === first)) return first ?? '';
  return values.length === 4 && first === third && second === fourth
    ? `${first} ${second}`
    : values.join(' ');
}
