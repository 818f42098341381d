import { installMediaWatch, readMedia } from '../media-watch';
import type { Rule } from './rule';

/** O6: at most one thing is to be heard at a time. */
export const sound: Rule = {
  watch: installMediaWatch,
  inspect: async (page, report) => {
    const { mostAtOnce } = await readMedia(page);
    if (mostAtOnce > 1) report(`${mostAtOnce} media elements were to be heard at once`);
  },
};
