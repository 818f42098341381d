import type { BuiltPage } from '../lib/build-pages';
import { ratioBudget, type Budget, type PartReport } from '../lib/report';
import { modulesIn, sharesOf } from './contents';
import { firstScreenOf, type FirstScreen } from './first-screen';
import { earlyLatecomers } from './latecomers';
import type { Weight } from './weigh';

/** How much heavier than the floor the storefront's scripts may be. */
const mostOfFloor = 1.25;
/** How many shares of the first screen's scripts the notes name. */
const namedShares = 12;

/** What the storefront loads before it can paint, beside what any app of this stack must load. */
export function measureBytes(app: BuiltPage, floor: BuiltPage): PartReport {
  const ours = firstScreenOf(app);
  const least = firstScreenOf(floor);
  const shares = sharesOf(app, ours.scripts);
  const early = earlyLatecomers(modulesIn(app, ours.scripts));
  return {
    title: 'Bytes before the storefront is painted (kB of 1000 bytes)',
    table: [
      ['', 'JS gzip', 'JS brotli', 'CSS gzip', 'CSS brotli', 'HTML gzip', 'HTML brotli'],
      row('storefront', ours),
      row('floor', least),
    ],
    budgets: [
      ratioBudget('JS, gzip', ours.script.gzip / least.script.gzip, mostOfFloor, 'the floor'),
      ratioBudget('JS, brotli', ours.script.brotli / least.script.brotli, mostOfFloor, 'the floor'),
      ...early.map(absence),
    ],
    notes: [`first scripts by origin, before minification: ${listShares(shares)}`],
    data: { storefront: ours, floor: least, shares, early },
  };
}

function absence({ name, modules }: ReturnType<typeof earlyLatecomers>[number]): Budget {
  return {
    name: `${name} comes later`,
    measured: `${modules.length} modules`,
    limit: '0 modules',
    holds: modules.length === 0,
  };
}

function row(name: string, { script, style, html }: FirstScreen): string[] {
  return [name, ...[script, style, html].flatMap(cells)];
}

function cells({ gzip, brotli }: Weight): string[] {
  return [kilobytes(gzip), kilobytes(brotli)];
}

function listShares(shares: ReturnType<typeof sharesOf>): string {
  return shares
    .slice(0, namedShares)
    .map(({ name, bytes }) => `${name} ${kilobytes(bytes)}`)
    .join(', ');
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
