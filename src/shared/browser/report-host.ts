import { createEffect } from 'effector';

import { readAddress } from './address';
import { readHostMeta } from './page-meta';

/** The host of the reports; `url` is empty for the page's own origin. */
export interface ReportHost {
  readonly url: string;
  /** Whether the host is not the page's own. A foreign host gets no device and client headers. */
  readonly isForeign: boolean;
  /** The page's own origin. */
  readonly origin: string;
}

/** Reads the report host, which the server writes into the page's head. */
export const readReportHostFx = createEffect((): ReportHost => {
  const url = readHostMeta('shenidar-report-host');
  const { origin } = readAddress();
  return { url, isForeign: url !== '' && url !== origin, origin };
});
