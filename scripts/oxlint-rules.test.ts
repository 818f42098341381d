import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from './lib/prepare.mjs';
import { programPath } from './lib/tool';

const asserted = 'export const a = (b: number | null) => b!;\n';
const files: Readonly<Record<string, string>> = {
  'src/any.ts': `/* eslint-disable */\nexport const a: any = 1;\n`,
  'src/asserted.ts': asserted,
  'src/asserted.test.ts': asserted,
  'src/floating.ts': 'declare const later: () => Promise<void>;\nlater();\nexport {};\n',
  'src/condition.ts': 'export const a = (b: { c: string }) => (b ? 1 : 2);\n',
  'src/hook.tsx': [
    `import { useEffect, useState } from 'react';`,
    'export function View({ of }: { of: number }) {',
    '  const [value, setValue] = useState(0);',
    '  useEffect(() => {',
    '    setValue(of);',
    '  }, []);',
    '  return value;',
    '}\n',
  ].join('\n'),
};

interface Report {
  readonly diagnostics: readonly { readonly code: string; readonly filename: string }[];
}

let folder = '';
let report: Report;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'oxlint-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  for (const name of ['.oxlintrc.json', 'tsconfig.json'])
    copyFileSync(join(root, name), join(folder, name));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const args = [programPath('oxlint'), '--format', 'json', 'src'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  expect(stderr).toBe('');
  report = JSON.parse(stdout) as Report;
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

it.each([
  ['an any despite a disabling comment', 'src/any.ts', ['typescript(no-explicit-any)']],
  ['a non-null assertion', 'src/asserted.ts', ['typescript(no-non-null-assertion)']],
  ['nothing for the same in a test', 'src/asserted.test.ts', []],
  ['a floating promise', 'src/floating.ts', ['typescript(no-floating-promises)']],
  ['a condition that is always true', 'src/condition.ts', ['typescript(no-unnecessary-condition)']],
  [
    'an effect with a missing dependency that sets state',
    'src/hook.tsx',
    ['react(set-state-in-effect)', 'react-hooks(exhaustive-deps)'],
  ],
])('reports %s', (_what, file, rules) => {
  const found = report.diagnostics.filter(({ filename }) => filename.endsWith(file));
  expect(found.map(({ code }) => code).sort()).toEqual(rules);
});
