import { createEffect } from 'effector';

/** The browser's user agent. */
export const readUserAgentFx = createEffect(() => navigator.userAgent);

/** Lets the page animate, or keeps everything still: `html[data-motion='none']` in the styles. */
export const applyMotionFx = createEffect((hasMotion: boolean) => {
  const { dataset } = document.documentElement;
  if (hasMotion) delete dataset['motion'];
  else dataset['motion'] = 'none';
});
