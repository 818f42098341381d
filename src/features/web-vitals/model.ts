import { createEvent, createStore, sample } from 'effector';

import { isOnline } from '@/shared/browser/online';
import { vitalMeasured, type VitalName } from '@/shared/browser/web-vitals';

/** The measures are wanted now, because the page is hidden. */
export const vitalsReportRequested = createEvent();
/** The measures of the page, when there are new ones; null for what the browser did not measure. */
export const vitalsReported = createEvent<VitalsReport>();

/** Milliseconds, milliseconds and a score of three digits. Rule: docs/behaviour.md#tracking */
export interface VitalsReport {
  readonly lcpMs: number | null;
  readonly inpMs: number | null;
  readonly cls: number | null;
}

type Vitals = Readonly<Partial<Record<VitalName, number>>>;

const $vitals = createStore<Vitals>({}).on(vitalMeasured, (vitals, { name, value }) => ({
  ...vitals,
  [name]: value,
}));
const $isNew = createStore(false)
  .on(vitalMeasured, () => true)
  .reset(vitalsReported);

// Without a connection the report would be lost.
sample({
  clock: vitalsReportRequested,
  source: { vitals: $vitals, isNew: $isNew },
  filter: ({ isNew }) => isNew && isOnline(),
  fn: ({ vitals }) => reportOf(vitals),
  target: vitalsReported,
});

function reportOf({ LCP, INP, CLS }: Vitals): VitalsReport {
  const rounded = (value: number | undefined, digits: number) =>
    value === undefined ? null : Number(value.toFixed(digits));
  return { lcpMs: rounded(LCP, 0), inpMs: rounded(INP, 0), cls: rounded(CLS, 3) };
}
