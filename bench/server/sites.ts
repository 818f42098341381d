import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** One built page to serve, with the mock API on its own origin. */
export interface Site {
  /** The folder of its build. */
  readonly folder: string;
  /** Delay of every response, in ms. */
  readonly delay: number;
}

export interface ServedSites<Name extends string> {
  /** Address of each page, with a slash at the end. */
  readonly urls: Readonly<Record<Name, string>>;
  close(): void;
}

/** The reply of the serving process: addresses in the order of the sites, or an error. */
export type ServingReport = { readonly urls: readonly string[] } | { readonly error: string };

/**
 * Serves pages from a child process, so that measuring and serving do not share an event loop. All pages
 * share one mock.
 * @throws the error of the child process
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
    once(server, 'exit').then(() => [
      { error: 'The benchmark’s server ended before it was ready; see its output above.' },
    ]),
  ])) as [ServingReport];
  return report;
}
