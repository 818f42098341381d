import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** A process and its command line. */
export interface RunningProcess {
  readonly id: number;
  readonly command: string;
}

/** Returns the parent of a process, or undefined if the system does not reveal it. */
export function parentOf(id: number): RunningProcess | undefined {
  try {
    const parent = Number.parseInt(system().parentId(id), 10);
    return parent > 1 ? { id: parent, command: system().commandLine(parent) } : undefined;
  } catch {
    return undefined;
  }
}

interface ProcessTable {
  parentId: (id: number) => string;
  commandLine: (id: number) => string;
}

/** Linux: /proc, because small container images have no `ps`. Other Unix: `ps`. Windows: CIM. */
function system(): ProcessTable {
  if (process.platform === 'win32') {
    return {
      parentId: (id) => cim(id, 'ParentProcessId'),
      commandLine: (id) => cim(id, 'CommandLine'),
    };
  }
  if (existsSync('/proc/self/status')) {
    return {
      parentId: (id) => /^PPid:\s*(\d+)/m.exec(procFile(id, 'status'))?.[1] ?? '',
      commandLine: (id) => procFile(id, 'cmdline').replaceAll('\0', ' '),
    };
  }
  return {
    parentId: (id) => output('ps', '-o', 'ppid=', '-p', String(id)),
    commandLine: (id) => output('ps', '-o', 'args=', '-p', String(id)),
  };
}

function cim(id: number, property: string): string {
  const query = `(Get-CimInstance Win32_Process -Filter "ProcessId=${id}").${property}`;
  return output('powershell.exe', '-NoProfile', '-Command', query);
}

function procFile(id: number, name: string): string {
  return readFileSync(`/proc/${id}/${name}`, 'utf8');
}

function output(command: string, ...args: string[]): string {
  return execFileSync(command, args, { encoding: 'utf8' });
}
