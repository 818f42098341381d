import { expect, it } from 'vitest';
import { failedInPlaywright, failedInVitest } from './failed-tests';

it('names each failed test of Vitest with the first line of its error', () => {
  const passed = { fullName: 'adds', status: 'passed', failureMessages: [] };
  const failed = {
    fullName: 'sums › subtracts',
    status: 'failed',
    failureMessages: [
      'AssertionError: expected \u001B[31m1\u001B[39m to be 2\n    at sums.test.ts:4:2',
    ],
  };
  const report = {
    testResults: [
      { name: '/work/src/fine.test.ts', status: 'passed', message: '', assertionResults: [passed] },
      {
        name: '/work/src/sums.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [passed, failed],
      },
    ],
  };
  expect(failedInVitest(report, '/work')).toEqual([
    'src/sums.test.ts › sums › subtracts: AssertionError: expected 1 to be 2',
  ]);
});

it.each([
  ['does not load', []],
  ['fails after its tests', [{ fullName: 'adds', status: 'passed' }]],
])('names a file of Vitest that %s', (_, assertionResults) => {
  const message = 'Cannot find module ./gone\n    at sums.test.ts';
  const broken = { name: '/work/sums.test.ts', status: 'failed', message, assertionResults };
  expect(failedInVitest({ testResults: [broken] }, '/work')).toEqual([
    'sums.test.ts: Cannot find module ./gone',
  ]);
});

it('names the failed and flaky tests of Playwright with their project, in suites inside suites too', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: 'shop/list.spec.ts',
    tests: [
      { projectName: 'phone', status: 'expected', results: [{}] },
      {
        projectName: 'desktop',
        status,
        results: [...(message === undefined ? [] : [{ error: { message } }]), {}],
      },
    ],
  });
  const inner = { specs: [spec('B', 'flaky', 'Timed out\nCall log'), spec('C', 'skipped')] };
  const report = { suites: [{ specs: [spec('A', 'unexpected')], suites: [inner] }] };
  expect(failedInPlaywright(report)).toEqual([
    'shop/list.spec.ts (desktop) › A',
    'shop/list.spec.ts (desktop) › B: Timed out',
  ]);
});
