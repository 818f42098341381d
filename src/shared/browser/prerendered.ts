// Plain functions: the scripts that run before the app call them as well. Rule: docs/behaviour.md#opens-at-once

/** Whether the page came with its first view in it, and this visitor may see it. */
export function isPrerendered(): boolean {
  return document.documentElement.dataset['prerendered'] === 'yes';
}

/** Hides the view that the server wrote, before it is painted: it is another visitor's. */
export function refusePrerendered(): void {
  document.documentElement.dataset['prerendered'] = 'no';
}
