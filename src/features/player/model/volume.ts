import { attach, createEvent, createStore, sample } from 'effector';

import { nonNull } from '@/shared/lib/non-null';
import { changeSettingsFx, readSettingsFx } from '@/shared/storage/settings';

import { readCanSetVolumeFx, setLoudnessFx, type Loudness } from './engine';
import { playerRestoreRequested } from './progress';

/** The volume of a player that is unmuted and has none of its own. */
const AUDIBLE_VOLUME = 0.5;

/** A volume from 0 to 1 was picked, in every step of a drag. It ends muting. */
export const volumePicked = createEvent<number>();
/** The volume control was released. */
export const volumeCommitted = createEvent();
export const muteToggled = createEvent();
/** A volume control appears. */
export const volumeControlShown = createEvent();

const isSilent = ({ volume, isMuted }: Loudness) => isMuted || volume === 0;

/** The volume that the listener chose. */
export const $loudness = createStore<Loudness>({ volume: 1, isMuted: false })
  .on(volumePicked, (_, volume) => ({ volume, isMuted: false }))
  .on(muteToggled, (loudness) =>
    isSilent(loudness)
      ? { volume: loudness.volume || AUDIBLE_VOLUME, isMuted: false }
      : { ...loudness, isMuted: true },
  );

export const $volume = $loudness.map(({ volume }) => volume);
/** Nothing is to be heard: muted, or at a volume of 0. */
export const $isSilent = $loudness.map(isSilent);

sample({ clock: $loudness.updates, target: setLoudnessFx });

// The volume belongs to the device. Rule: docs/behaviour.md#volume
const readLoudnessFx = attach({ effect: readSettingsFx });
sample({ clock: playerRestoreRequested, target: readLoudnessFx });
sample({
  clock: nonNull(readLoudnessFx.doneData),
  fn: ({ volume = 1, isMuted = false }) => ({ volume, isMuted }),
  target: $loudness,
});
sample({ clock: [volumeCommitted, muteToggled], source: $loudness, target: changeSettingsFx });

/**
 * Whether the platform lets a page change the volume. Until that is known it is taken for granted, so that the buttons
 * beside the control do not move when it comes.
 */
export const $canSetVolume = createStore(true).on(readCanSetVolumeFx.doneData, (_, can) => can);
sample({ clock: volumeControlShown, target: readCanSetVolumeFx });
