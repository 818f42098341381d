import type { SuiteResult } from './matrix-results';
import { table } from './table';

/**
 * Combination × suite for people: each cell has passed, failed and skipped tests and the seconds;
 * a suite that does not apply is a point. What is wider than `columns` goes on in a table below.
 */
export function matrixTable(results: readonly SuiteResult[], columns: number): string {
  const suites = [...new Set(results.map(({ suite }) => suite))].sort();
  const combinations = [...new Set(results.map(({ combination }) => combination))];
  const cells = new Map(
    results.map((result) => [`${result.combination} ${result.suite}`, cellText(result)]),
  );
  const column = (suite: string) => [
    suite,
    ...combinations.map((name) => cells.get(`${name} ${suite}`) ?? '·'),
  ];
  const blocks = wrapColumns(['combination', ...combinations], suites.map(column), columns);
  return ['passed/failed/skipped, seconds', ...blocks].join('\n\n');
}

/** Tables of as many columns as there is room for, at least one, each behind the first column. */
function wrapColumns(
  first: readonly string[],
  columns: readonly (readonly string[])[],
  room: number,
): string[] {
  const widthOf = (column: readonly string[]) => Math.max(...column.map((text) => text.length));
  const blocks: (readonly string[])[][] = [];
  let left = 0;
  for (const column of columns) {
    const width = widthOf(column) + 2;
    if (blocks.length === 0 || width > left) {
      blocks.push([]);
      left = room - widthOf(first);
    }
    blocks.at(-1)?.push(column);
    left -= width;
  }
  return blocks.map((block) =>
    table(first.map((name, row) => [name, ...block.map((column) => column[row] ?? '')])),
  );
}

function cellText({ passed, failed, skipped, seconds }: SuiteResult): string {
  return `${failed > 0 ? '✗ ' : ''}${passed}/${failed}/${skipped} ${seconds.toFixed(0)}s`;
}
