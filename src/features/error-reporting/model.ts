import { createEffect, createEvent, createStore, merge, sample } from 'effector';

import { $apiHosts, $clientHeaders } from '@/shared/api/authorized';
import { contractBroken } from '@/shared/api/contract-broken';
import { reportError } from '@/shared/api/contract/telemetry';
import { whenIdle } from '@/shared/browser/idle';
import { postBestEffortFx, type BestEffortPost } from '@/shared/browser/post-best-effort';
import { readReportHostFx, type ReportHost } from '@/shared/browser/report-host';
import { uncaughtThrown, watchUncaughtFx } from '@/shared/browser/uncaught';
import { APP_VERSION, FEATURE_SET_VERSION } from '@/shared/config/constants';
import { redactText } from '@/shared/lib/redact';
import { $location } from '@/shared/routing/location';

import { $crash } from './crash';
import { toReport, type ErrorReport, type ProblemSource } from './lib/to-report';

/** At most this many reports are sent in one visit; later ones are likely repetitions. */
const MAX_REPORTS = 20;

/** The first screen is rendered, so error reporting starts. */
export const reportingStarted = createEvent();

interface Problem {
  readonly source: ProblemSource;
  readonly thrown: unknown;
}

interface SourcedReport extends ErrorReport {
  readonly source: ProblemSource;
}

const $host = createStore<ReportHost>({ url: '', origin: '' }).on(
  readReportHostFx.doneData,
  (_, host) => host,
);
sample({ clock: reportingStarted, target: [readReportHostFx, watchUncaughtFx] });

const problemCaught = merge<Problem>([
  uncaughtThrown.map((thrown) => ({ source: 'uncaught', thrown })),
  contractBroken.map((detail) => ({ source: 'contract', thrown: { kind: 'invalidData', detail } })),
  // A crash before the start is reported when the host of the reports is known.
  sample({
    clock: [$crash.updates, readReportHostFx.done],
    source: $crash,
    filter: Boolean,
    fn: ({ thrown }): Problem => ({ source: 'crash', thrown }),
  }),
]);

const reportMade = sample({
  clock: problemCaught,
  source: $host,
  fn: ({ origin }, { source, thrown }): SourcedReport | null => {
    const report = toReport(thrown, origin);
    return report && { ...report, source };
  },
}).filterMap((report) => report ?? undefined);

/** Message and stack of the sent reports, so that each problem is reported once. */
const $reported = createStore<readonly string[]>([]);

/** An unexpected problem that was not reported before; redacted. */
export const newReportMade = sample({
  clock: reportMade,
  source: $reported,
  filter: (reported, report) => reported.length < MAX_REPORTS && !reported.includes(keyOf(report)),
  fn: (_, report) => report,
});
$reported.on(newReportMade, (reported, report) => [...reported, keyOf(report)]);

const waitForQuietFx = createEffect(whenIdle);
const postInQuietFx = createEffect(async (post: BestEffortPost) => {
  await waitForQuietFx();
  await postBestEffortFx(post);
});
// A report that fails to send is dropped and causes no report of its own.
sample({
  clock: newReportMade,
  source: { headers: $clientHeaders, host: $host, apiHosts: $apiHosts, location: $location },
  fn: ({ headers, host, apiHosts, location }, { source, ...report }): BestEffortPost => ({
    url: host.url + reportError.path,
    // Do not disclose the device and the client to a host that no call goes to. Rule: docs/faults.md#a12
    headers: ['', host.origin, apiHosts.site, apiHosts.auth].includes(host.url)
      ? { ...headers }
      : {},
    body: {
      ...report,
      context: {
        source,
        path: redactText(location?.path ?? ''),
        version: APP_VERSION,
        featureSet: FEATURE_SET_VERSION,
      },
    },
  }),
  target: postInQuietFx,
});

function keyOf({ message, stack }: ErrorReport): string {
  return `${message}\n${stack}`;
}
