import { createEffect } from 'effector';

/** Sets the title of the browser's tab. */
export const writeDocumentTitleFx = createEffect((title: string) => {
  document.title = title;
});
