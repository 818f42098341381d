import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { player } from '@/shared/i18n/fa/player';
import { formatPercent } from '@/shared/i18n/format';
import { SpeakerIcon } from '@/shared/ui/icon/speaker-icon';
import { IconButton } from '@/shared/ui/icon-button/icon-button';
import { Slider } from '@/shared/ui/slider/slider';

import {
  $canSetVolume,
  $isSilent,
  $volume,
  muteToggled,
  volumeCommitted,
  volumeControlShown,
  volumePicked,
} from '../../model/volume';

import styles from './volume.module.css';

/** A step of an arrow key; a page key takes twice as much. */
const STEP = 0.05;

/** Mute button and volume slider; nothing where the platform leaves the volume to the device's own buttons. */
export function Volume() {
  const { volume, isSilent, canSet, shown, pick, commit, toggle } = useUnit({
    volume: $volume,
    isSilent: $isSilent,
    canSet: $canSetVolume,
    shown: volumeControlShown,
    pick: volumePicked,
    commit: volumeCommitted,
    toggle: muteToggled,
  });
  useEffect(() => shown(), [shown]);
  if (!canSet) return null;
  return (
    <div className={styles['volume']} dir="ltr">
      <IconButton
        label={isSilent ? player.unmute : player.mute}
        aria-keyshortcuts="M"
        onClick={() => toggle()}
      >
        <SpeakerIcon size={22} level={isSilent ? 'off' : volume > 0.5 ? 'high' : 'low'} />
      </IconButton>
      <div className={styles['slider']}>
        <Slider
          label={player.volume}
          value={isSilent ? 0 : volume}
          max={1}
          step={STEP}
          largeStep={2 * STEP}
          valueText={formatPercent}
          onChanged={pick}
          onCommitted={(value) => {
            pick(value);
            commit();
          }}
        />
      </div>
    </div>
  );
}
