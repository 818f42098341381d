import { createEffect } from 'effector';

/** Reads a text file of this build, by its path on the page's own origin. Fails unless it is there. */
export const readTextFx = createEffect(async (path: string): Promise<string> => {
  const response = await fetch(path, { credentials: 'omit' });
  if (!response.ok) throw new Error(`The answer was ${response.status}`);
  return response.text();
});
