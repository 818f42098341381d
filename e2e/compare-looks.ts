/** What another version of a browser or a font may make of a box, in px and as a share of it. */
const SLACK_PX = 2;
const SLACK_SHARE = 0.01;

/** The sizes in a line: those of the boxes of an element, and those that a browser computes for a drawn part. */
const SIZES = /-?\d+(?:\.\d+)?(?=px)/g;
const BOX = /-?\d+/g;

interface Line {
  readonly text: string;
  /** What has to be the same: the line without the sizes that may differ a little. */
  readonly key: string;
  readonly sizes: readonly number[];
}

/** The differences between two descriptions, each with the state and the element that it is about. */
export function differencesOf(recorded: string, current: string): string[] {
  const [before, after] = [sectionsOf(recorded), sectionsOf(current)];
  const titles = [...new Set([...before.keys(), ...after.keys()])];
  return titles.flatMap((title) => {
    const [was, is] = [before.get(title), after.get(title)];
    if (!was) return [`${title}: is not in the recording`];
    if (!is) return [`${title}: is in the recording alone`];
    return compare(was, is).map((difference) => `${title}: ${difference}`);
  });
}

function sectionsOf(text: string): Map<string, Line[]> {
  const sections = new Map<string, Line[]>();
  let lines: Line[] = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('# ')) {
      lines = [];
      sections.set(line.slice(2), lines);
    } else if (line !== '') {
      lines.push(lineOf(line));
    }
  }
  return sections;
}

function lineOf(text: string): Line {
  const [name = '', boxes] = text.split('  @ ', 2);
  if (boxes !== undefined) {
    const windowless = boxes.replaceAll(/[\d ]+: /g, '');
    const isSeen = windowless.replaceAll(BOX, '0');
    return { text, key: `${name} ${isSeen}`, sizes: [...boxes.matchAll(BOX)].map(Number) };
  }
  if (!/^\t::(?:before|after) /.test(text)) return { text, key: text, sizes: [] };
  return { text, key: text.replaceAll(SIZES, '0'), sizes: [...text.matchAll(SIZES)].map(Number) };
}

function compare(was: readonly Line[], is: readonly Line[]): string[] {
  const byElement = new Map<string, string[]>();
  const note = (lines: readonly Line[], index: number, ...notes: string[]) => {
    const element = elementOf(lines, index);
    byElement.set(element, [...(byElement.get(element) ?? []), ...notes]);
  };
  const textOf = (lines: readonly Line[], index: number) => lines[index]?.text.trim() ?? '';
  let [left, right] = [0, 0];
  for (const [a, b] of [...alike(was, is), [was.length, is.length] as const]) {
    for (; left < a; left += 1) note(was, left, `- ${textOf(was, left)}`);
    for (; right < b; right += 1) note(is, right, `+ ${textOf(is, right)}`);
    const [old, now] = [was[a], is[b]];
    if (old && now && !isClose(old, now)) note(is, b, `- ${textOf(was, a)}`, `+ ${textOf(is, b)}`);
    [left, right] = [a + 1, b + 1];
  }
  return [...byElement].map(([element, notes]) => [element, ...notes].join('\n  '));
}

function isClose(old: Line, now: Line): boolean {
  return (
    old.sizes.length === now.sizes.length &&
    old.sizes.every((size, index) => {
      const other = now.sizes[index] ?? 0;
      return Math.abs(size - other) <= SLACK_PX + SLACK_SHARE * Math.abs(size);
    })
  );
}

/** The pairs of lines with the same key, in their order: as many as there can be. */
function alike(was: readonly Line[], is: readonly Line[]): (readonly [number, number])[] {
  let start = 0;
  while (start < was.length && start < is.length && was[start]?.key === is[start]?.key) start += 1;
  let [endWas, endIs] = [was.length, is.length];
  while (endWas > start && endIs > start && was[endWas - 1]?.key === is[endIs - 1]?.key) {
    endWas -= 1;
    endIs -= 1;
  }
  const [rows, columns] = [endWas - start, endIs - start];
  const longest = Array.from({ length: rows + 1 }, () => new Uint16Array(columns + 1));
  const at = (row: number, column: number) => longest[row]?.[column] ?? 0;
  const isPair = (row: number, column: number) => was[start + row]?.key === is[start + column]?.key;
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      const line = longest[row];
      if (!line) continue;
      line[column] = isPair(row, column)
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const pairs: (readonly [number, number])[] = Array.from({ length: start }, (_, index) => [
    index,
    index,
  ]);
  let [row, column] = [0, 0];
  while (row < rows && column < columns) {
    if (isPair(row, column)) {
      pairs.push([start + row, start + column]);
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  for (let index = 0; endWas + index < was.length; index += 1)
    pairs.push([endWas + index, endIs + index]);
  return pairs;
}

/** The name of the element that a line is about: of the nearest one above it. */
function elementOf(lines: readonly Line[], index: number): string {
  for (let above = index; above >= 0; above -= 1) {
    const text = lines[above]?.text ?? '';
    if (!text.startsWith('\t')) return text.split('  @ ')[0]?.trim() ?? '';
  }
  return '';
}
