import { expect, it } from 'vitest';
import { openCommand } from './open-command';

it.each(['linux', 'darwin', 'win32'] as const)(
  'passes the whole address as one argument on %s',
  (system) => {
    const url = 'http://localhost/?a=1&b=$(c)';
    const { command, args } = openCommand(system, url);
    expect(command).not.toContain(url);
    expect(args).toContainEqual(expect.stringContaining(url) as string);
  },
);
