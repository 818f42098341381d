import type { Budget, PartReport, Table } from './report';

/** Prints a part's table, budgets and notes. */
export function printReport({ title, table, budgets, notes }: PartReport): void {
  console.log(`\n${title}\n${'-'.repeat(title.length)}`);
  console.log(formatTable(table));
  if (budgets.length > 0) console.log(`\n${formatTable(budgets.map(budgetRow))}`);
  for (const note of notes) console.log(`note: ${note}`);
}

/** Formats columns of equal width; all but the first are figures and right-aligned. */
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
