/** `npm run mock -- --port 4010`: serves the mock API over HTTP. */
import { Command } from 'commander';
import { startHttpMock } from '../mock-api/http';
import { hostOption, parseUsage, portOption, startErrorMessage } from './lib/command';
import { endWithParent } from './lib/end-with-parent';
import { exitNotReady } from './lib/prepare.mjs';

const program = new Command('npm run mock --')
  .description('Serves the mock API over HTTP. Its state lives as long as this process.')
  .addOption(portOption(4010))
  .addOption(hostOption());

const { port, host } = parseUsage(program).opts<{ port: number; host: string }>();
try {
  const mock = await startHttpMock({ port, host });
  console.log(`Mock API: ${mock.url}/`);
  console.log(`Docs:     ${mock.url}/__mock/docs`);
  console.log(`Gallery:  ${mock.url}/__mock/gallery`);
  endWithParent(async () => {
    await mock.close();
    process.exit(0);
  });
} catch (error) {
  exitNotReady(startErrorMessage(error, port));
}
