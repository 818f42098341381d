const offline = 'بدون اینترنت';

/** Texts for content that was kept on the device. */
export const keptContent = {
  offline,
  /** `age` says how long ago: '۳ ساعت پیش'. */
  asOf: (age: string) => `${offline}؛ محتوای ${age}`,
} as const;
