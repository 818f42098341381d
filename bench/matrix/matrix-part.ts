import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { PartReport } from '../lib/report';

/** The part of `shenidar e2e --json` that we read. */
interface MatrixAnswer {
  readonly results: readonly {
    readonly combination: string;
    readonly passed: number;
    readonly failed: number;
  }[];
}

const SMOKE_LIMIT_SECONDS = 20;
const MATRIX_LIMIT_SECONDS = 25 * 60;

/** Measures the smoke suite of one combination with a cached build. */
export async function measureSmoke(): Promise<PartReport> {
  const args = ['--client', 'other', '--env', 'pwa', '--suite', 'smoke'];
  // The first run fills the build cache.
  await runMatrix(args);
  return reportOf(
    'Smoke of one combination, after the build',
    SMOKE_LIMIT_SECONDS,
    await runMatrix(args),
  );
}

/** Measures all combinations including the builds. */
export async function measureMatrix(): Promise<PartReport> {
  return reportOf('Every combination', MATRIX_LIMIT_SECONDS, await runMatrix(['--all']));
}

async function runMatrix(args: readonly string[]) {
  const program = fileURLToPath(new URL('../../cli/index.ts', import.meta.url));
  const startedAt = performance.now();
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', program, 'e2e', ...args, '--json'],
    {
      env: { ...process.env, SHENIDAR_REPORTS: 'test-results/bench-matrix' },
      maxBuffer: Number.POSITIVE_INFINITY,
    },
  );
  const seconds = (performance.now() - startedAt) / 1000;
  const { results } = JSON.parse(stdout) as MatrixAnswer;
  const combinations = new Set(results.map(({ combination }) => combination)).size;
  const tests = results.reduce((total, { passed, failed }) => total + passed + failed, 0);
  return { seconds, combinations, tests };
}

function reportOf(
  title: string,
  limit: number,
  figures: Awaited<ReturnType<typeof runMatrix>>,
): PartReport {
  const { seconds, combinations, tests } = figures;
  const measured = seconds.toFixed(1);
  return {
    title,
    table: [
      ['', 'combinations', 'tests', 'seconds'],
      ['shenidar e2e', String(combinations), String(tests), measured],
    ],
    budgets: [
      { name: title, measured: `${measured} s`, limit: `${limit} s`, holds: seconds <= limit },
    ],
    notes: [],
    data: figures,
  };
}
