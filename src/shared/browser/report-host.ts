import { createEffect } from 'effector';

import { readAddress } from './address';
import { readHostMeta } from './page-meta';

/** Where reports go: `url` is empty for the page's own origin. */
export interface ReportHost {
  readonly url: string;
  /** Whether it is another host than the page's own; such a host gets neither device nor client. */
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
