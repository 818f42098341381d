/** What the first screen says of the player; player.ts has the rest. */
export const playback = {
  small: 'پخش‌کننده کوچک',
  play: 'پخش',
  pause: 'توقف',
  close: 'بستن پخش‌کننده',
  failed: 'پخش با مشکل روبه‌رو شد. دوباره پخش را بزنید.',
} as const;
