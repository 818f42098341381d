import type { Command } from 'commander';
import type { Deps } from '../deps';
import { CommandFailure } from '../lib/failure';

/** `shenidar doctor`: checks this machine and explains how to fix what is missing. */
export function addDoctorCommand(program: Command, { checkMachine, out }: Deps): void {
  program
    .command('doctor')
    .summary('checks whether this machine is ready')
    .description(
      'Checks Node, browser, codecs, fonts and ports, and explains how to fix each problem.',
    )
    .option('--json', 'one JSON document on stdout')
    .addHelpText(
      'after',
      `
Examples:
  shenidar doctor
  shenidar doctor --json | jq '.checks[] | select(.ok | not)'`,
    )
    .action(async ({ json }: { json?: true }) => {
      const checks = await checkMachine();
      const bad = checks.filter(({ ok }) => !ok).map(({ name }) => name);
      if (json) out(JSON.stringify({ ok: bad.length === 0, checks }));
      else {
        for (const { name, ok, detail, hint } of checks) {
          out(`${ok ? 'good' : 'BAD '}  ${name.padEnd(9)} ${detail}`);
          if (hint !== undefined) out(`      ${''.padEnd(9)} ${hint}`);
        }
      }
      if (bad.length > 0)
        throw new CommandFailure(
          'notReady',
          `This machine is not ready: ${bad.join(', ')}. Follow the hints above, then run shenidar doctor again.`,
        );
    });
}
