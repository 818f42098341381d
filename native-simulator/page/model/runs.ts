import { createEvent, createStore } from 'effector';

import { MAX_PHONES } from '../../config/simulator-config';
import { configOpened, phoneRemoved } from './config';

/** These phones begin afresh: what was under way in their native apps is over. */
export const runsEnded = createEvent<readonly number[]>();

const next = (run: number) => run + 1;

/**
 * The number of the current run of each phone. What waits compares it with the number at its beginning. A load of the
 * page in the same frame is no new run, because the native app around it goes on. After the removal of a phone and
 * after a scenario, any place may have another phone.
 */
export const $runs = createStore<readonly number[]>(Array.from({ length: MAX_PHONES }, () => 0))
  .on(runsEnded, (runs, ended) =>
    runs.map((run, phone) => (ended.includes(phone) ? next(run) : run)),
  )
  .on([phoneRemoved, configOpened], (runs) => runs.map(next));
