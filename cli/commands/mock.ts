import type { Command } from 'commander';
import { hostOption, portOption, startErrorMessage } from '../../scripts/lib/command';
import type { Deps } from '../deps';
import { CommandFailure } from '../lib/failure';
import { untilInterrupted } from '../lib/interruption';

interface MockOptions {
  readonly port: number;
  readonly host: string;
  readonly json?: true;
}

/** `shenidar mock`: serves the mock API over HTTP until the user ends it. */
export function addMockCommand(program: Command, deps: Deps): void {
  program
    .command('mock')
    .summary('serves the mock API over HTTP')
    .description('Serves the mock API over HTTP. Its state lives as long as this process.')
    .addOption(portOption(4010))
    .addOption(hostOption())
    .option('--json', 'print one JSON event per line on stdout')
    .addHelpText(
      'after',
      `
Examples:
  shenidar mock --port 4010
  shenidar mock --port 0 --json`,
    )
    .action((options: MockOptions) => answer(options, deps));
}

async function answer({ json, ...where }: MockOptions, deps: Deps): Promise<void> {
  const mock = await deps.startMock(where).catch((error: unknown) => {
    throw new CommandFailure('notReady', startErrorMessage(error, where.port));
  });
  if (json) deps.out(JSON.stringify({ event: 'ready', mockUrl: mock.url }));
  else {
    deps.out(`Mock API: ${mock.url}/`);
    deps.out(`Docs:     ${mock.url}/__mock/docs`);
    deps.out(`Gallery:  ${mock.url}/__mock/gallery`);
  }
  await untilInterrupted(deps.interrupted);
  await mock.close();
}
