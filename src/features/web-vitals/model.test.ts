import { allSettled, fork } from 'effector';
import { afterEach, expect, it, vi } from 'vitest';

import { vitalMeasured, type Vital } from '@/shared/browser/web-vitals';
import { watchCalls } from '@/testing/watch-calls';

import { vitalsReported, vitalsReportRequested } from './model';

afterEach(() => {
  vi.unstubAllGlobals();
});

function open() {
  const navigator = { onLine: true };
  vi.stubGlobal('navigator', navigator);
  const scope = fork();
  const reported = watchCalls(vitalsReported, scope);
  const measure = (name: Vital['name'], value: number) =>
    void allSettled(vitalMeasured, { scope, params: { name, value } });
  const report = () => void allSettled(vitalsReportRequested, { scope });
  return { navigator, reported, measure, report };
}

it('reports the last values, rounded, and null for what was not measured', () => {
  const { reported, measure, report } = open();
  measure('LCP', 800.2);
  measure('LCP', 1203.6);
  measure('CLS', 0.01234);
  report();
  expect(reported).toEqual([{ lcpMs: 1204, inpMs: null, cls: 0.012 }]);
});

it('reports the best values as what they are, and not as missing', () => {
  const { reported, measure, report } = open();
  measure('INP', 0);
  measure('CLS', 0);
  report();
  expect(reported).toEqual([{ lcpMs: null, inpMs: 0, cls: 0 }]);
});

it('reports nothing before there is a measure, and nothing twice', () => {
  const { reported, measure, report } = open();
  report();
  expect(reported).toEqual([]);
  measure('INP', 40);
  report();
  report();
  expect(reported).toHaveLength(1);
  measure('INP', 96);
  report();
  expect(reported.at(-1)).toMatchObject({ inpMs: 96 });
});

it('keeps the measures while there is no connection', () => {
  const { navigator, reported, measure, report } = open();
  navigator.onLine = false;
  measure('INP', 40);
  report();
  expect(reported).toEqual([]);
  navigator.onLine = true;
  report();
  expect(reported).toHaveLength(1);
});
