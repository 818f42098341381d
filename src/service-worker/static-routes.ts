/// <reference lib="webworker" />
import { KEPT_FOLDER } from '@/shared/storage/kept-address';

declare const self: ServiceWorkerGlobalScope;

/** A part of the browser's interface that TypeScript does not know yet. */
interface RoutingInstallEvent extends ExtendableEvent {
  readonly addRoutes?: (rules: readonly RouterRule[]) => Promise<void>;
}

interface RouterRule {
  readonly condition: { readonly urlPattern: string } | { readonly requestDestination: string };
  readonly source: 'network' | 'fetch-event';
}

/** Of the rules for one request the first counts. Requests without a rule ask the worker. */
const rules: readonly RouterRule[] = [
  { condition: { urlPattern: `${KEPT_FOLDER}*` }, source: 'fetch-event' },
  { condition: { urlPattern: '/assets/*' }, source: 'fetch-event' },
  // The API and streams: the destination of what scripts fetch is empty.
  { condition: { requestDestination: '' }, source: 'network' },
  { condition: { requestDestination: 'audio' }, source: 'network' },
];

/**
 * Lets the browser ask the network itself for the API and streams, which the worker never answers. They neither
 * wait for the worker nor wake it: a segment that wakes the old worker while the new one takes over makes
 * Chromium wait five minutes for its end. Browsers without static routes ask the worker for everything.
 * Rule: docs/behaviour.md#service-worker
 */
export function bypassWorker(): void {
  self.addEventListener('install', (event: RoutingInstallEvent) => {
    // A browser that refuses the rules works as one without them.
    event.waitUntil(Promise.resolve(event.addRoutes?.(rules)).catch(() => undefined));
  });
}
