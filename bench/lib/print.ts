import type { Budget, PartReport, Table } from './report';

/** Prints what a part found: its table, its budgets, its notes. */
export function printReport({ title, table, budgets, notes }: PartReport): void {
  console.log(`\n${title}\n${'-'.repeat(title.length)}`);
  console.log(formatTable(table));
  if (budgets.length > 0) console.log(`\n${formatTable(budgets.map(budgetRow))}`);
  for (const note of notes) console.log(`note: ${note}`);
}

/** Columns as wide as their widest cell; figures, which are all but the first column, end flush. */
export function formatTable(table: Table): string {
  const widths = (table[0] ?? []).map((_, column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  );
  const lines = table.map((row) =>
    row.map((cell, column) => pad(cell, widths[column] ?? 0, column)).join('  '),
  );
  return lines.map((line) => line.trimEnd()).join('\n');
}

function pad(cell: string, width: number, column: number): string {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width);
}

function budgetRow({ name, measured, limit, holds }: Budget): readonly string[] {
  return [`${holds ? 'holds ' : 'MISSED'}  ${name}`, measured, `at most ${limit}`];
}
