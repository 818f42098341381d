import { CommanderError, InvalidArgumentError, Option, type Command } from 'commander';
import { environments } from '../../src/shared/config/environments';

/** Exit codes of the commands (contract, harness). */
export const exitCodes = { badUsage: 2, notReady: 3 } as const;

/**
 * Reads the command line into a commander program. Wrong usage ends the process with exit code 2,
 * after commander's one line with the nearest valid name.
 */
export function parseUsage(program: Command): Command {
  try {
    return program.exitOverride().parse();
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    process.exit(error.exitCode === 0 ? 0 : exitCodes.badUsage);
  }
}

/** `--mode ENV`: one of our environments. */
export function modeOption(): Option {
  return new Option('--mode <environment>', 'which environment, by its Vite mode').choices(
    environments.map(({ name }) => name),
  );
}

/** `--port N`: 0 takes any free port. */
export function portOption(standard: number): Option {
  return new Option('--port <number>', '0 takes any free one')
    .argParser(parsePort)
    .default(standard);
}

/** For an option of commander's; throws its own error. */
export function parsePort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new InvalidArgumentError('A port is a number from 0 to 65535.');
}

/** The sentence for a server that could not start: a taken port, or what the error says. */
export function startErrorMessage(error: unknown, port: number): string {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  if (isTaken) return `Port ${port} is taken. Choose another with --port, or 0 for any free one.`;
  return error instanceof Error ? error.message : String(error);
}
