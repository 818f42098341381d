import type { BuiltPage } from '../lib/build-pages';
import { ratioBudget, type Budget, type PartReport } from '../lib/report';
import { modulesIn, sharesOf } from './contents';
import { firstScreenOf, type FirstScreen } from './first-screen';
import { modulesLoadedTooEarly } from './lazy-modules';
import { paintPages } from './paint';
import type { PaintRecord } from './watch-painting';
import type { CompressedBytes } from './compressed-bytes';

/** How much heavier than the floor the storefront's scripts may be. */
const MAX_RATIO_TO_FLOOR = 1.25;
/** How many shares of the first screen's scripts the notes name. */
const MAX_LISTED_SHARES = 12;

/** What the storefront loads before it can paint, beside what any app of this stack must load. */
export async function measureBytes(app: BuiltPage, floor: BuiltPage): Promise<PartReport> {
  const ours = firstScreenOf(app);
  const least = firstScreenOf(floor);
  const shares = sharesOf(app, ours.scripts);
  const { storefront: paintRecord } = await paintPages({
    storefront: { folder: app.folder, delay: 0 },
  });
  const early = modulesLoadedTooEarly(modulesIn(app, ours.scripts));
  return {
    title: 'Bytes before the storefront is painted (kB of 1000 bytes)',
    table: [
      ['', 'JS gzip', 'JS brotli', 'CSS gzip', 'CSS brotli', 'HTML gzip', 'HTML brotli'],
      row('storefront', ours),
      row('floor', least),
    ],
    budgets: [
      ratioBudget(
        'JS, gzip',
        ours.script.gzip / least.script.gzip,
        MAX_RATIO_TO_FLOOR,
        'the floor',
      ),
      ratioBudget(
        'JS, brotli',
        ours.script.brotli / least.script.brotli,
        MAX_RATIO_TO_FLOOR,
        'the floor',
      ),
      ...early.map(({ name, modules }) => zeroBudget(`${name} comes later`, modules, 'modules')),
      zeroBudget(
        'nothing else comes before the covers',
        unexpectedFiles(paintRecord, ours),
        'files',
      ),
      zeroBudget('nothing moves while loading', paintRecord.shifts.map(String), 'shifts'),
    ],
    notes: [`what fills the first scripts (kB, minified): ${listShares(shares)}`],
    data: { storefront: ours, floor: least, shares, early, paintRecord },
  };
}

/** A budget of none at all. */
function zeroBudget(name: string, found: readonly string[], unit: string): Budget {
  const measured = [`${found.length} ${unit}`, ...found].join(' ');
  return { name, measured, limit: `0 ${unit}`, holds: found.length === 0 };
}

/** What the browser fetched before the covers stood, and the build did not onReport. */
function unexpectedFiles({ scripts, styles }: PaintRecord, expected: FirstScreen): string[] {
  const known = [...expected.scripts, ...expected.styles].map((file) => `/${file}`);
  return [...scripts, ...styles].filter((path) => !known.includes(path));
}

function row(name: string, { script, style, html }: FirstScreen): string[] {
  return [name, ...[script, style, html].flatMap(cells)];
}

function cells({ gzip, brotli }: CompressedBytes): string[] {
  return [kilobytes(gzip), kilobytes(brotli)];
}

function listShares(shares: ReturnType<typeof sharesOf>): string {
  return shares
    .slice(0, MAX_LISTED_SHARES)
    .map(({ name, bytes }) => `${name} ${kilobytes(bytes)}`)
    .join(', ');
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
