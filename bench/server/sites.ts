import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** One built page to serve, with the mock API on its own origin. */
export interface Site {
  /** The folder of its build. */
  readonly folder: string;
  /** How long every answer is kept back, in ms. */
  readonly delay: number;
}

export interface ServedSites<Name extends string> {
  /** Address of each page, with a slash at the end. */
  readonly urls: Readonly<Record<Name, string>>;
  close(): void;
}

/** What the serving process sends: addresses in the order of the sites, or why there are none. */
export type ServingReport = { readonly urls: readonly string[] } | { readonly error: string };

/**
 * Serves pages from a process of its own, so that whoever measures does not compete with the server
 * for one event loop. All of them share one mock. Fails with what the server said.
 */
export async function serveSites<Name extends string>(
  sites: Readonly<Record<Name, Site>>,
): Promise<ServedSites<Name>> {
  const entries = Object.entries<Site>(sites);
  const server = fork(fileURLToPath(new URL('serving-process.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  });
  server.send(entries.map(([, site]) => site));
  const report = await firstReport(server);
  if ('error' in report) throw new Error(report.error);
  const urls = entries.map(([name], index) => [name, report.urls[index]] as const);
  return {
    urls: Object.fromEntries(urls) as Record<Name, string>,
    close: () => void server.kill(),
  };
}

async function firstReport(server: ChildProcess): Promise<ServingReport> {
  const [report] = (await Promise.race([
    once(server, 'message'),
    once(server, 'exit').then(() => [{ error: 'The server of the benchmark ended early.' }]),
  ])) as [ServingReport];
  return report;
}
