import { combine, createEvent, sample, type Store } from 'effector';

import { isUnderWay, type PlayerStatus } from '../lib/next-status';
import { pauseClicked, playClicked } from './playback';
import { $item, bookRequested, sampleRequested, type BookRequest, type PlayerItem } from './queue';
import { $shownStatus } from './shown-status';

/** The item that a play button of a page stands for. */
export interface ToggleRequest extends BookRequest {
  /** The duration of a sample in seconds; 0 while unknown. */
  readonly sampleDuration?: number;
}

/** Tells a book and its sample apart. */
export type ItemKey = Pick<PlayerItem, 'audioBookId' | 'isSample'>;

/** An item as its play button shows it: `ended` while it is not the player's item. */
export interface ItemState {
  readonly isCurrent: boolean;
  readonly status: PlayerStatus;
}

/** A play button of a page was pressed: starts its item, or pauses or resumes it in the player. */
export const playToggled = createEvent<ToggleRequest>();

/** The player's item with its status; null while the player is closed. */
export const $playingItem = combine(
  $item,
  $shownStatus,
  (item, status) => item && { audioBookId: item.audioBookId, isSample: item.isSample, status },
);

type PlayingItem = ItemKey & { readonly status: PlayerStatus };

/** The state of the item with this key; null is no item. */
export function itemStateOf(playing: PlayingItem | null, key: ItemKey | null): ItemState {
  const isCurrent =
    playing?.audioBookId === key?.audioBookId && playing?.isSample === key?.isSample;
  return isCurrent && playing
    ? { isCurrent, status: playing.status }
    : { isCurrent: false, status: 'ended' };
}

/** The state of the item whose key the store holds. Call it at module level only. */
export function createItemState($key: Store<ItemKey | null>): Store<ItemState> {
  return combine($playingItem, $key, itemStateOf);
}

/**
 * The action of a press. It is decided once, because the first reaction changes the state and a second
 * decision would follow from the new one.
 */
function actionOf({ isCurrent, status }: ItemState): 'start' | 'pause' | 'resume' {
  if (!isCurrent) return 'start';
  return isUnderWay(status) ? 'pause' : 'resume';
}

const decided = sample({
  clock: playToggled,
  source: $playingItem,
  fn: (playing, request) => ({
    request,
    action: actionOf(itemStateOf(playing, request.item)),
  }),
});
const started = decided.filterMap(({ request, action }) =>
  action === 'start' ? request : undefined,
);
sample({
  clock: started,
  filter: ({ item }) => item.isSample,
  fn: ({ item, sampleDuration = 0 }) => ({ item, duration: sampleDuration }),
  target: sampleRequested,
});
sample({ clock: started, filter: ({ item }) => !item.isSample, target: bookRequested });
sample({ clock: decided, filter: ({ action }) => action === 'pause', target: pauseClicked });
sample({ clock: decided, filter: ({ action }) => action === 'resume', target: playClicked });
