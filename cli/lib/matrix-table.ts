import type { SuiteResult } from './matrix-results';
import { table } from './table';

/**
 * Formats the results as a table, combination × suite. A cell shows passed, failed and skipped tests and the
 * seconds; a suite that does not apply is a dot. There is a column with the browser if it is not Chromium alone.
 * Columns that do not fit into `columns` continue in a table below.
 */
export function matrixTable(results: readonly SuiteResult[], columns: number): string {
  const suites = [...new Set(results.map(({ suite }) => suite))].sort();
  const rows = new Map(results.map((result) => [rowOf(result), result]));
  const cells = new Map(
    results.map((result) => [`${rowOf(result)} ${result.suite}`, cellText(result)]),
  );
  const column = (suite: string) => [
    suite,
    ...[...rows.keys()].map((row) => cells.get(`${row} ${suite}`) ?? '·'),
  ];
  const names = [...rows.values()].map(({ combination }) => combination);
  const browsers = [...rows.values()].map(browserOf);
  const isChromiumAlone = browsers.every((name) => name === 'chromium');
  const blocks = wrapColumns(
    ['combination', ...names],
    [...(isChromiumAlone ? [] : [['browser', ...browsers]]), ...suites.map(column)],
    columns,
  );
  return ['passed/failed/skipped, seconds', ...blocks].join('\n\n');
}

const browserOf = ({ browser = 'chromium' }: SuiteResult) => browser;
const rowOf = (result: SuiteResult) => `${result.combination} ${browserOf(result)}`;

/** Splits the columns into tables that fit into `width`; each table repeats the first column. */
function wrapColumns(
  first: readonly string[],
  columns: readonly (readonly string[])[],
  width: number,
): string[] {
  const widthOf = (column: readonly string[]) => Math.max(...column.map((text) => text.length));
  const blocks: (readonly string[])[][] = [];
  let remaining = 0;
  for (const column of columns) {
    const columnWidth = widthOf(column) + 2;
    if (blocks.length === 0 || columnWidth > remaining) {
      blocks.push([]);
      remaining = width - widthOf(first);
    }
    blocks.at(-1)?.push(column);
    remaining -= columnWidth;
  }
  return blocks.map((block) =>
    table(first.map((name, row) => [name, ...block.map((column) => column[row] ?? '')])),
  );
}

function cellText({ passed, failed, skipped, seconds }: SuiteResult): string {
  return `${failed > 0 ? '✗ ' : ''}${passed}/${failed}/${skipped} ${seconds.toFixed(0)}s`;
}
