import { createEffect } from 'effector';

/** Lets the browser download a text as a file. */
export const downloadTextFx = createEffect(({ name, text }: { name: string; text: string }) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text]));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
});

/** Copies a text to the clipboard. */
export const copyTextFx = createEffect((text: string) => navigator.clipboard.writeText(text));
