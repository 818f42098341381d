import { createEffect, createEvent, scopeBind } from 'effector';

/** The measures of a page that its users feel. */
export type VitalName = 'LCP' | 'INP' | 'CLS';

/** A measure as it is now; it may still change. LCP and INP are milliseconds, CLS is a score. */
export interface Vital {
  readonly name: VitalName;
  readonly value: number;
}

export const vitalMeasured = createEvent<Vital>();

/** Starts to measure the page, with what happened before. Never stopped: the measures end with the page. */
export const watchVitalsFx = createEffect(async () => {
  const measured = scopeBind(vitalMeasured, { safe: true });
  const { onCLS, onINP, onLCP } = await import('web-vitals');
  // The last values must be known when the page is hidden, and not a moment later.
  const options = { reportAllChanges: true };
  onLCP(({ value }) => measured({ name: 'LCP', value }), options);
  onINP(({ value }) => measured({ name: 'INP', value }), options);
  onCLS(({ value }) => measured({ name: 'CLS', value }), options);
});
