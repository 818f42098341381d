import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { PartReport } from '../lib/report';

/** The output of `mock-api.bench.ts`. */
interface MockFigures {
  /** From the start of the process to its first line of output, in ms. */
  readonly startMs: number;
  readonly searchesPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** Measures the mock API over HTTP with the large catalogue; there is no budget. */
export async function measureMock(): Promise<PartReport> {
  const program = fileURLToPath(new URL('../mock-api.bench.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', program]);
  const figures = JSON.parse(stdout) as MockFigures;
  const { startMs, searchesPerSecond, p50Ms, p99Ms } = figures;
  return {
    title: 'Mock API over HTTP, searches in 10,000 titles',
    table: [
      ['', 'searches/s', 'p50 ms', 'p99 ms', 'start ms'],
      ['mock', ...[searchesPerSecond, p50Ms, p99Ms, startMs].map(String)],
    ],
    budgets: [],
    notes: [],
    data: figures,
  };
}
