import { createEffect } from 'effector';

/** Done after so many ms. */
export const waitFx = createEffect(
  (ms: number) =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, ms);
    }),
);
