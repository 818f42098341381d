import { $apiHosts } from '@/shared/api/authorized';
import { toCall } from '@/shared/api/create-endpoint';
import { isPrerendered } from '@/shared/browser/prerendered';
import { readHostMeta } from '@/shared/browser/page-meta';

import { firstViewAt } from './first-views';
import './release-taps';
import type { StartValue } from './start-value';

/**
 * The stores as they were when the server rendered the page, once the page's code is there. Empty if the view is not
 * for this visitor: then it is removed, and the splash stands in its place. Rule: docs/behaviour.md#opens-at-once
 */
export async function takePrerendered(): Promise<readonly StartValue[]> {
  const root = document.getElementById('root');
  if (!root || !isPrerendered()) {
    root?.replaceChildren();
    return [];
  }
  // The headers forbid style attributes in a page, but not what a script sets.
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset['style'] ?? '';
  const answer = readAnswer();
  const view = await firstViewAt(location.pathname + location.search);
  if (!view) return [];
  const site = readHostMeta('shenidar-site-host');
  // The page's first request gets the same answer, without a connection.
  globalThis.shenidarEarlyAnswer = {
    url: site + toCall(view.operation, view.input).url,
    authorization: undefined,
    body: Promise.resolve(answer),
  };
  return [...view.valuesOf(answer), [$apiHosts, { site, auth: '' }]];
}

/** The answer that the page shows; the server has checked it. */
function readAnswer(): unknown {
  return JSON.parse(document.getElementById('prerendered')?.textContent ?? '');
}
