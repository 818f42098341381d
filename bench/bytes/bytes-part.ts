import type { BuiltPage } from '../lib/build-pages';
import { ratioBudget, type Budget, type PartReport } from '../lib/report';
import { modulesIn, sharesOf } from './contents';
import { firstScreenOf, type FirstScreen } from './first-screen';
import { modulesLoadedTooEarly } from './lazy-modules';
import { paintPages } from './paint';
import type { PaintRecord } from './watch-painting';
import type { CompressedBytes } from './compressed-bytes';

const MAX_RATIO_TO_FLOOR = 1.35;
const MAX_LISTED_SHARES = 12;

/** Compares the bytes that the storefront and the floor load before they can paint. */
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
      ...early.map(({ name, modules }) => zeroBudget(`${name} loads later`, modules, 'modules')),
      zeroBudget(
        'no unexpected file loads before the covers',
        unexpectedFiles(paintRecord, ours),
        'files',
      ),
      zeroBudget('nothing moves while loading', paintRecord.shifts.map(String), 'shifts'),
    ],
    notes: [`largest parts of the first scripts (kB, minified): ${listShares(shares)}`],
    data: { storefront: ours, floor: least, shares, early, paintRecord },
  };
}

/** A budget that allows none. */
function zeroBudget(name: string, found: readonly string[], unit: string): Budget {
  const measured = [`${found.length} ${unit}`, ...found].join(' ');
  return { name, measured, limit: `0 ${unit}`, holds: found.length === 0 };
}

/** Files that the browser fetched before the covers were painted although the build does not list them. */
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
