import type { Divergence } from './compare';
import type { Entry, Recording } from './recording';

function describeEntry(entry: Entry): string {
  switch (entry.kind) {
    case 'click':
      return `click on the ${entry.role} ${quoted(entry.name)}${place(entry.nth)}`;
    case 'fill': {
      const value = entry.secret ? `the ${entry.secret}` : quoted(entry.value);
      return `fill the ${entry.role} ${quoted(entry.name)}${place(entry.nth)} with ${value}`;
    }
    case 'press':
      return `press ${entry.key}`;
    case 'load':
      return entry.path === undefined ? 'reload the page' : `open ${entry.path}`;
    case 'control':
      return `${entry.method} ${entry.path} ${asText(entry.body)}`.trim();
    case 'event': {
      const consumed = entry.consumed === null ? 'no bridge' : String(entry.consumed);
      return `event ${entry.name}(${asText(entry.payload)}) = ${consumed}`;
    }
    case 'call': {
      const outcome = entry.error === null ? '' : `, thrown ${quoted(entry.error)}`;
      const answer = entry.answer === undefined ? '' : ` = ${asText(entry.answer)}`;
      return `call ${entry.method}(${asText(entry.args)})${answer}${outcome}`;
    }
    case 'route':
      return `route ${entry.path}`;
    case 'api':
      return `request ${entry.method} ${entry.path} = ${entry.status || 'no answer'}`;
  }
}

/** A divergence in three lines for the terminal: where it is, what was expected, what came. */
export function describeDivergence(
  { index, ms, expected, actual }: Divergence,
  { entries }: Pick<Recording, 'entries'>,
): string {
  const place = index < entries.length ? `entry ${index + 1} of ${entries.length}` : 'the end';
  return [
    `The replay diverges at ${place}, ${(ms / 1000).toFixed(1)} s after the start:`,
    `  expected  ${expected ? describeEntry(expected) : 'nothing'}`,
    `  actual    ${actual ? describeEntry(actual) : 'nothing'}`,
  ].join('\n');
}

const quoted = (text: string) => JSON.stringify(text);
const asText = (value: unknown) => (value === undefined ? '' : JSON.stringify(value));
const place = (nth: number | undefined) => (nth === undefined ? '' : ` (no. ${nth + 1} of them)`);
