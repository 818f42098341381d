import { createEffect } from 'effector';

/** Writes what the browser's tab says. */
export const writeDocumentTitleFx = createEffect((title: string) => {
  document.title = title;
});
