/** `npm run preview -- --mode ENV`: serves a build like production. */
import { Command, InvalidArgumentError, Option } from 'commander';
import { hostNames, parseHost, type Hosts } from './serving/hosts';
import { PRERENDER_WITHIN_MS } from './serving/prerender/prerendered-pages';
import { proxyTo } from './serving/proxy-to';
import { serveBuild, type ApiHandler, type ServedBuild } from './serving/serve-build';
import { isMockPath } from '../mock-api/core/paths';
import { hostOption, modeOption, parseUsage, portOption, startErrorMessage } from './lib/command';
import { endWithParent } from './lib/end-with-parent';
import { exitNotReady } from './lib/prepare.mjs';

interface PreviewOptions {
  mode: string;
  port: number;
  host: string;
  mock: boolean;
  mockUrl?: string;
  siteHost?: string;
  authHost?: string;
  reportHost?: string;
  chatHost?: string;
  publicOrigin?: string;
}

const program = new Command('npm run preview --')
  .description('Serves a build with the production headers.')
  .addOption(modeOption().default('pwa'))
  .addOption(portOption(4173))
  .addOption(hostOption())
  .addOption(originOption('--mock-url <url>', 'server to which the API paths are proxied'))
  .option('--no-mock', 'serve files only; API paths are not found');
for (const name of hostNames) {
  program.addOption(originOption(`--${name}-host <url>`, "instead of the page's own origin"));
}
program.addOption(originOption('--public-origin <url>', 'where the world reaches the pages'));

const options = parseUsage(program).opts<PreviewOptions>();
const served = await serve(options);
console.log(`Preview of ${options.mode}: ${served.url}`);
endWithParent(async () => {
  await served.close();
  process.exit(0);
});

function originOption(flags: string, description: string): Option {
  return new Option(flags, description).argParser((text: string) => {
    try {
      return parseHost(text);
    } catch (error) {
      throw new InvalidArgumentError(error instanceof Error ? error.message : '');
    }
  });
}

async function serve({ mode, port, host, ...rest }: PreviewOptions): Promise<ServedBuild> {
  try {
    const folder = `dist/${mode}`;
    const api = await createApiHandler(rest);
    const { publicOrigin } = rest;
    return await serveBuild({
      ...{ folder, port, host, hosts: hostsOf(rest), prerenderWithinMs: PRERENDER_WITHIN_MS },
      ...(publicOrigin && { publicOrigin }),
      ...(api && { api }),
    });
  } catch (error) {
    const message = startErrorMessage(error, port);
    const isUnbuilt = message.startsWith('There is no build');
    return exitNotReady(isUnbuilt ? `${message} Run npm run build -- --mode ${mode}` : message);
  }
}

function hostsOf({ siteHost, authHost, reportHost, chatHost }: Partial<PreviewOptions>): Hosts {
  return {
    ...(siteHost && { site: siteHost }),
    ...(authHost && { auth: authHost }),
    ...(reportHost && { report: reportHost }),
    ...(chatHost && { chat: chatHost }),
  };
}

async function createApiHandler({
  mock,
  mockUrl,
}: Pick<PreviewOptions, 'mock' | 'mockUrl'>): Promise<ApiHandler | undefined> {
  if (mockUrl) return { handlesPath: isMockPath, listener: proxyTo(mockUrl) };
  if (!mock) return undefined;
  const [{ createRequestListener }, { createNodeMock }] = await Promise.all([
    import('../mock-api/http-server/request-listener'),
    import('../mock-api/node-mock'),
  ]);
  return { handlesPath: isMockPath, listener: createRequestListener(createNodeMock()) };
}
