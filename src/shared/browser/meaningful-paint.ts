import { createEffect } from 'effector';

/** A page without content by then counts as painted. */
const MAX_WAIT_MS = 5000;
const POLL_MS = 50;

/** Resolves once the page shows content instead of a loading indicator, and has been painted. */
export const waitForMeaningfulPaintFx = createEffect(async () => {
  const end = Date.now() + MAX_WAIT_MS;
  while (!hasContent() && Date.now() < end) await wait(POLL_MS);
  await new Promise(requestAnimationFrame);
});

function hasContent(): boolean {
  const page = document.querySelector('main');
  const isBusy = page?.querySelector('[aria-busy=true], [role=progressbar]:not([aria-valuenow])');
  return (
    !!page && !isBusy && (page.textContent.trim() !== '' || page.querySelector('img') !== null)
  );
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
