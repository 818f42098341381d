import { installMediaWatch, readMedia } from '../media-watch';
import type { Rule } from './rule';

/** At most one sound is audible at a time: docs/faults.md#o6 */
export const sound: Rule = {
  watch: installMediaWatch,
  inspect: async (page, report) => {
    const { maxAudible } = await readMedia(page);
    if (maxAudible > 1) report(`${maxAudible} media elements were audible at once`);
  },
};
