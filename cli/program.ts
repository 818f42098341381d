import { Command, CommanderError } from 'commander';
import { oneLine, refuseRepeatedOptions, startErrorMessage } from '../scripts/lib/command';
import { addDoctorCommand } from './commands/doctor';
import { addE2eCommand } from './commands/e2e';
import { addLaunchCommand } from './commands/launch';
import { addListCommand } from './commands/list';
import { addMockCommand } from './commands/mock';
import { addReplayCommand } from './commands/replay';
import type { Deps } from './deps';
import { CommandFailure, exitCodes } from './lib/failure';
import { nearestNames } from './lib/names';

/** Builds the whole command line. Commander throws instead of ending the process. */
export function buildProgram(deps: Deps): Command {
  const program = new Command('shenidar')
    .description('Runs Shenidar as any client, in any environment, on any platform.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => deps.out(text.trimEnd()),
      writeErr: (text) => deps.err(text.trimEnd()),
    })
    .addHelpText(
      'after',
      '\nExit codes: 0 good, 1 tests failed or a replay diverged, 2 bad usage, 3 not ready, 4 timed out, 130 interrupted.',
    );
  addListCommand(program, deps);
  addLaunchCommand(program, deps);
  addE2eCommand(program, deps);
  addMockCommand(program, deps);
  addReplayCommand(program, deps);
  addDoctorCommand(program, deps);
  program.commands.forEach(refuseRepeatedOptions);
  [program, ...program.commands].forEach(nameNearest);
  return program;
}

/** An error is one line. Commander suggests a name only for a typo; otherwise the nearest valid names are added. */
function nameNearest(command: Command): void {
  const names = {
    option: [...command.options.map(({ long }) => long ?? ''), '--help'],
    command: [...command.commands.map((each) => each.name()), 'help'],
  };
  command.configureOutput({
    outputError: (text, write) => {
      const line = oneLine(text);
      const [, kind, wrong] = /unknown (option|command) '([^']*)'\.$/.exec(line) ?? [];
      const nearest = kind && nearestNames(wrong ?? '', names[kind as keyof typeof names]);
      write(nearest ? `${line} The nearest names are ${nearest.join(', ')}.` : line);
    },
  });
}

/** Runs one command line (without node and program) and returns the exit code. */
export async function runCommandLine(args: readonly string[], deps: Deps): Promise<number> {
  try {
    await buildProgram(deps).parseAsync(args, { from: 'user' });
    return exitCodes.good;
  } catch (error) {
    if (error instanceof CommanderError) {
      return error.exitCode === 0 ? exitCodes.good : exitCodes.badUsage;
    }
    if (error instanceof CommandFailure) {
      deps.err(error.message);
      return error.exitCode;
    }
    deps.err(startErrorMessage(error));
    return exitCodes.notReady;
  }
}
