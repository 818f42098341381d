import { InvalidArgumentError, Option, type Command } from 'commander';
import { personaNamed, personaPassword, personas } from '../../fixtures/users/personas';
import { hostOption, parsePort } from '../../scripts/lib/command';
import { platforms, type Combination } from '../../src/shared/config/combinations';
import type { Deps } from '../deps';
import { askForCombination } from '../lib/ask-for-combination';
import { CommandFailure } from '../lib/failure';
import {
  appAddress,
  equivalentCommand,
  mockPlaces,
  planLaunch,
  simulatorAddress,
  type LaunchChoices,
  type Launched,
  type LaunchPlan,
  type OptionsOfStart,
} from '../lib/launch-plan';
import { findCombination, type CombinationNames } from '../lib/names';
import { startWithTimeout, untilInterrupted } from '../lib/interruption';

interface LaunchOptions extends LaunchChoices, OptionsOfStart, Partial<CombinationNames> {
  readonly json?: true;
}

/** `shenidar launch`: serves one client in one environment until the user ends it. */
export function addLaunchCommand(program: Command, deps: Deps): void {
  const names = deps.rows.clients.map(({ name, id }) => `${name} (${id})`).join(', ');
  const environments = deps.rows.environments.map(({ name }) => name).join(', ');
  program
    .command('launch')
    .summary('serves one client in one environment')
    .description('Builds or serves an environment, starts the mock and runs until Ctrl+C.')
    .option('--client <id|name>', `one of ${names}`)
    .option('--env <name>', `one of ${environments}`)
    .addOption(new Option('--platform <name>', 'default: the one of the client').choices(platforms))
    .addOption(
      new Option('--mock <place>', 'where the mock API runs; default: by environment').choices(
        mockPlaces,
      ),
    )
    .addOption(new Option('--dev', "use Vite's dev server").conflicts('prod'))
    .option('--prod', 'use a production build with the production headers')
    .option('--port <number>', '0 takes any free port; default: 5173, with --prod 4173', parsePort)
    .addOption(hostOption())
    .option('--open', 'open the address in the browser')
    .option('--path <path>', 'path to open in the app, such as /pdp/9063')
    .addOption(
      new Option('--persona <name>', 'sign in with this account of the mock').choices(
        personas.map(({ name }) => name),
      ),
    )
    .option('--token <token>', "a partner's sign-in token, such as partner-ok-iGap")
    .option(
      '--timeout <seconds>',
      `give up the start after this time; default: ${deps.startTimeoutMs / 1000}`,
      parseSeconds,
    )
    .option('--json', 'print one JSON event per line on stdout')
    .addHelpText(
      'after',
      `
Examples:
  shenidar launch
  shenidar launch --client CafeBazaar --env app-webview-dev
  shenidar launch --client 12 --env landing-webview-dev --token partner-ok-iGap --open
  shenidar launch --client other --env pwa --prod --port 0 --json`,
    )
    .action((options: LaunchOptions) => launch(options, deps));
}

async function launch(options: LaunchOptions, deps: Deps): Promise<void> {
  const shouldAsk = options.client === undefined && deps.isInteractive && !options.json;
  const plan = planLaunch(await combinationOf(options, deps, shouldAsk), options);
  if (shouldAsk)
    deps.out(`The same command without questions: ${equivalentCommand(plan, options)}`);
  const running = await startWithTimeout(
    (signal) => deps.launch(plan, signal),
    options.timeout === undefined ? deps.startTimeoutMs : options.timeout * 1000,
    deps.interrupted,
  );
  deps.out(options.json ? readyEvent(plan, running) : readyText(plan, running));
  if (options.open) deps.openBrowser(addressToOpen(plan, running));
  await untilInterrupted(deps.interrupted);
  await running.close();
}

function combinationOf(
  { client, env, platform }: LaunchOptions,
  deps: Deps,
  shouldAsk: boolean,
): Combination | Promise<Combination> {
  if (shouldAsk) return askForCombination(deps, { env, platform });
  const missing = [client === undefined && '--client', env === undefined && '--env'];
  if (client === undefined || env === undefined) {
    const options = missing.filter(Boolean).join(' and ');
    throw new CommandFailure('badUsage', `Missing ${options}. shenidar list prints the choices.`);
  }
  return findCombination(deps.rows, { client, env, ...(platform && { platform }) });
}

function readyEvent(plan: LaunchPlan, { origin, simulatorOrigin, mockUrl }: Launched): string {
  const { client, environment, platform } = plan.combination;
  return JSON.stringify({
    event: 'ready',
    clientId: client.id,
    client: client.name,
    environment: environment.name,
    platform,
    url: appAddress(origin, plan),
    simulatorUrl: simulatorAddress(simulatorOrigin, plan),
    mockUrl,
  });
}

function readyText(plan: LaunchPlan, { origin, simulatorOrigin, mockUrl }: Launched): string {
  const persona = plan.persona && personaNamed(plan.persona);
  return [
    `App:       ${appAddress(origin, plan)}`,
    `Simulator: ${simulatorAddress(simulatorOrigin, plan)}`,
    ...(mockUrl ? [`Mock API:  ${mockUrl}`] : []),
    ...(persona ? [`Persona:   ${persona.mobile}, password ${personaPassword}`] : []),
    'Press Ctrl+C to stop.',
  ].join('\n');
}

/** The native platforms run in the simulator only. */
function addressToOpen(plan: LaunchPlan, { origin, simulatorOrigin }: Launched): string {
  return plan.combination.platform === 'web'
    ? appAddress(origin, plan)
    : simulatorAddress(simulatorOrigin, plan);
}

function parseSeconds(text: string): number {
  const seconds = Number(text);
  if (seconds > 0 && seconds <= 3600) return seconds;
  throw new InvalidArgumentError('Give seconds, more than 0 and at most 3600.');
}
