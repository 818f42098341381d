import { createEffect } from 'effector';

/** Puts a text into the clipboard. Fails where the browser denies it. */
export const copyTextFx = createEffect((text: string) => navigator.clipboard.writeText(text));
