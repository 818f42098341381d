import { merge } from 'effector';

import { positionPicked } from './position';
import {
  bookRequested,
  chapterPicked,
  nextClicked,
  playerClosed,
  previousClicked,
  sampleRequested,
} from './queue';

/** The listener has gone to another place or title, or ended it all: nothing leads back to the place before. */
export const wentElsewhere = merge([
  positionPicked,
  chapterPicked,
  nextClicked,
  previousClicked,
  bookRequested,
  sampleRequested,
  playerClosed,
]);
