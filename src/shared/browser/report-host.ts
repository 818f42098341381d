import { createEffect } from 'effector';

import { readAddress } from './address';
import { readHostMeta } from './page-meta';

/** The host of the reports; `url` is empty for the page's own origin. */
export interface ReportHost {
  readonly url: string;
  /** The page's own origin. */
  readonly origin: string;
}

/** Reads the report host, which the server writes into the page's head. */
export const readReportHostFx = createEffect((): ReportHost => ({
  url: readHostMeta('shenidar-report-host'),
  origin: readAddress().origin,
}));
