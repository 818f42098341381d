import { useUnit } from 'effector-react';

import { player } from '@/shared/i18n/fa/player';
import { Back10Icon } from '@/shared/ui/icon/back-10-icon';
import { Forward30Icon } from '@/shared/ui/icon/forward-30-icon';

import { seekBackClicked, seekForwardClicked } from '../model/position';

import styles from './driving-zones.module.css';
import { PlayFaceIcon } from './play-face-icon';
import { usePlayAction } from './use-play-action';

/** The size of the icons in px, which are hit without looking. */
const ICON_PX = 104;

/** Back 10 s, play or pause, forward 30 s: a third of the screen each. Media time runs from left to right. */
export function DrivingZones() {
  const { back, forward } = useUnit({ back: seekBackClicked, forward: seekForwardClicked });
  return (
    <div className={styles['zones']} dir="ltr">
      <button
        type="button"
        className={styles['zone']}
        aria-label={player.back}
        onClick={() => back()}
      >
        <Back10Icon size={ICON_PX} />
      </button>
      <PlayZone />
      <button
        type="button"
        className={styles['zone']}
        aria-label={player.forward}
        onClick={() => forward()}
      >
        <Forward30Icon size={ICON_PX} />
      </button>
    </div>
  );
}

function PlayZone() {
  const { face, label, act } = usePlayAction();
  return (
    <button type="button" className={styles['zone']} data-main aria-label={label} onClick={act}>
      <PlayFaceIcon face={face} size={ICON_PX} />
    </button>
  );
}
