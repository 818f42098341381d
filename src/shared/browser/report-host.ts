import { createEffect } from 'effector';

/** Where reports go: `url` is empty for the page's own origin. */
export interface ReportHost {
  readonly url: string;
  /** Whether it is a host of somebody else, which learns neither device nor client. */
  readonly isForeign: boolean;
  /** The page's own origin. */
  readonly origin: string;
}

/** Reads the report host, a setting of the serving in the page's head (contract, harness). */
export const readReportHostFx = createEffect((): ReportHost => {
  const meta = document.querySelector('meta[name="shenidar-report-host"]');
  const url = (meta?.getAttribute('content') ?? '').replace(/\/+$/, '');
  const { origin } = window.location;
  return { url, isForeign: url !== '' && url !== origin, origin };
});
