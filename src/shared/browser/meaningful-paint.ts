import { createEffect } from 'effector';

/** A page that still waits for its content by then is shown waiting. */
const LONGEST_MS = 5000;
const LOOK_EVERY_MS = 50;

/** Done once the page shows something else than that it is busy, and has been painted. */
export const waitForMeaningfulPaintFx = createEffect(async () => {
  const end = Date.now() + LONGEST_MS;
  while (!hasContent() && Date.now() < end) await wait(LOOK_EVERY_MS);
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
