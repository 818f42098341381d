import { CommanderError, InvalidArgumentError, Option, type Command } from 'commander';
import { environments } from '../../src/shared/config/environments';

/** Exit codes of the npm commands, the same as those of the CLI. */
export const exitCodes = { badUsage: 2, notReady: 3 } as const;

/**
 * Parses the command line. Bad usage ends the process with exit code 2, after commander has printed one line
 * with the nearest valid name and all valid options.
 */
export function parseUsage(program: Command): Command {
  refuseRepeatedOptions(program);
  try {
    return program
      .exitOverride()
      .configureOutput({
        outputError: (text, write) => write(`${oneLine(text)} ${optionList(program)}\n`),
      })
      .parse();
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    process.exit(error.exitCode === 0 ? 0 : exitCodes.badUsage);
  }
}

/** Turns commander's message, an error and for a typo a suggestion, into one line. */
export function oneLine(text: string): string {
  const line = text.trim().replaceAll(/\s*\n\s*/g, ' ');
  return /[.)]$/.test(line) ? line : `${line}.`;
}

function optionList({ options }: Command): string {
  return `Valid options: ${[...options.map(({ long }) => long), '--help'].join(', ')}.`;
}

/** Makes a repeated option bad usage, unless it takes several values: commander would silently use the last one. */
export function refuseRepeatedOptions(command: Command): void {
  for (const option of command.options) {
    if (option.variadic || option.isBoolean()) continue;
    let isGiven = false;
    command.on(`option:${option.name()}`, () => {
      if (isGiven) {
        command.error(`error: option '${option.flags}' was given twice. Give it once.`);
      }
      isGiven = true;
    });
  }
}

/** `--mode ENV`: the name of an environment. */
export function modeOption(): Option {
  return new Option('--mode <environment>', 'the environment').choices(
    environments.map(({ name }) => name),
  );
}

/** `--port N`: 0 takes any free port. */
export function portOption(standard: number): Option {
  return new Option('--port <number>', '0 takes any free port')
    .argParser(parsePort)
    .default(standard);
}

/** `--host NAME`: default localhost, so that other machines cannot reach the server. */
export function hostOption(): Option {
  return new Option('--host <name>', 'name or address of this machine to listen on').default(
    'localhost',
  );
}

/** Parser of a commander option. */
export function parsePort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new InvalidArgumentError('Give a port from 0 to 65535.');
}

/** Whether to print colours: on a terminal, unless NO_COLOR is set. */
export function hasColors({ isTTY }: { readonly isTTY?: boolean }): boolean {
  return isTTY === true && !process.env['NO_COLOR'];
}

/**
 * The message for a server that could not start: a busy port, an unusable host, or the error's own message.
 * @param asked the port that the user chose, for an error that does not name its own
 */
export function startErrorMessage(error: unknown, asked?: number): string {
  const isBusy =
    error instanceof Error &&
    // Vite's own error has no code.
    (('code' in error && error.code === 'EADDRINUSE') || /already in use/.test(error.message));
  const port = error instanceof Error && 'port' in error ? Number(error.port) : asked;
  if (isBusy && port !== undefined)
    return `Port ${port} is in use. Choose another with --port, or use --port 0 for any free one.`;
  const host = unusableHost(error);
  if (host !== undefined)
    return `${host} is no address of this machine. Choose another with --host, or leave it out for localhost.`;
  return error instanceof Error ? error.message : String(error);
}

/** The host that a server cannot listen on: no name of any machine, or the address of another one. */
function unusableHost(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, hostname, address } = error as Error & Readonly<Record<string, unknown>>;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return String(hostname);
  return code === 'EADDRNOTAVAIL' ? String(address) : undefined;
}
