import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Returns the ids of a process's children and of their children. Does not work on Windows. */
export function descendantsOf(id: number): readonly number[] {
  const all = processes();
  const childrenOf = (parent: number): number[] =>
    all.filter((one) => one.parent === parent).flatMap((one) => [one.id, ...childrenOf(one.id)]);
  return childrenOf(id);
}

/** Whether a process still runs; a zombie does not. */
export function isRunning(id: number): boolean {
  return processes().some((one) => one.id === id);
}

function processes(): { readonly id: number; readonly parent: number }[] {
  return (existsSync('/proc/self/stat') ? fromFiles() : fromPs())
    .map((fields) => fields.trim().split(/\s+/))
    .filter(([, , state]) => !state?.startsWith('Z'))
    .map(([id, parent]) => ({ id: Number(id), parent: Number(parent) }));
}

/** Small container images have no `ps`. */
function fromFiles(): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((id) => {
      try {
        const [, state = '', parent = ''] =
          /\) (\S) (\d+)/.exec(readFileSync(`/proc/${id}/stat`, 'utf8')) ?? [];
        return [`${id} ${parent} ${state}`];
      } catch {
        return [];
      }
    });
}

function fromPs(): string[] {
  const output = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,state='], { encoding: 'utf8' });
  return output.split('\n').filter(Boolean);
}
