import { $sections } from '@/pages/shop/model';
import { $apiHosts } from '@/shared/api/authorized';
import type { OperationOutput } from '@/shared/api/contract/operation';
import type { getStorefront } from '@/shared/api/contract/shop';
import { isPrerendered } from '@/shared/browser/prerendered';
import { readHostMeta } from '@/shared/browser/page-meta';

import type { StartValue } from './start-value';

/**
 * The stores as they were when the server rendered the page. Empty if the view is not for this visitor: then it is
 * removed, and the splash stands in its place. Rule: docs/behaviour.md#opens-at-once
 */
export function takePrerendered(): readonly StartValue[] {
  const root = document.getElementById('root');
  if (!root || !isPrerendered()) {
    root?.replaceChildren();
    return [];
  }
  // The headers forbid style attributes in a page, but not what a script sets.
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset['style'] ?? '';
  const answer = readAnswer();
  const site = readHostMeta('shenidar-site-host');
  // The storefront's first request gets the same answer, without a connection.
  globalThis.shenidarEarlyAnswer = {
    url: `${site}/api/storefront`,
    authorization: undefined,
    body: Promise.resolve(answer),
  };
  return [
    [$sections, answer.sections],
    [$apiHosts, { site, auth: '' }],
  ];
}

/** The answer that the page shows; the server has checked it. */
function readAnswer(): OperationOutput<typeof getStorefront> {
  const text = document.getElementById('prerendered')?.textContent ?? '';
  return JSON.parse(text) as OperationOutput<typeof getStorefront>;
}
