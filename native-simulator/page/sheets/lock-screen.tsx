import { useUnit } from 'effector-react';
import type { SyntheticEvent } from 'react';

import { $text } from '../i18n/text';
import type { MediaState } from '../lib/native-screen';
import { emitEventFx } from '../model/frames';
import { lockRequested } from '../model/screens';
import { Icon } from '../ui/icon';
import styles from './sheets.module.css';
// Imported after the shared rules, because it overrides some of them.
import own from './lock-screen.module.css';

interface LockScreenProps {
  readonly index: number;
  readonly media: MediaState | null;
}

/** The lock screen with the media of the last `updateMediaSession`. Its buttons send `mediaCommand`. */
export function LockScreen({ index, media }: LockScreenProps) {
  const { sheet, stage } = useUnit($text);
  const request = useUnit(lockRequested);
  return (
    <div className={`${styles['cover'] ?? ''} ${own['lock'] ?? ''}`}>
      <span className={own['clock']} dir="ltr">
        9:41
      </span>
      {media === null ? (
        <p className={styles['text']}>{sheet.nothingPlays}</p>
      ) : (
        <MediaCard index={index} media={media} />
      )}
      <button
        type="button"
        className={own['unlock']}
        onClick={() => request({ phone: index, isLocked: false })}
      >
        <Icon name="lock" />
        {stage.unlock}
      </button>
    </div>
  );
}

const seconds = (value: unknown) => (typeof value === 'number' && value > 0 ? value : 0);
const string = (value: unknown) => (typeof value === 'string' ? value : '');

function MediaCard({ index, media }: { index: number; media: MediaState }) {
  const { sheet } = useUnit($text);
  const emit = useUnit(emitEventFx);
  const send = (command: string, position?: number) =>
    void emit({
      phone: index,
      name: 'mediaCommand',
      payload: { command, ...(position !== undefined && { position }) },
    });
  const isPlaying = media['playing'] === true;
  // The slider knows whole seconds only.
  const position = Math.round(seconds(media['position']));
  // A key that only leads to the slider, such as Tab, is no wish for another place.
  const seek = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    const wanted = Number(currentTarget.value);
    if (wanted !== position) send('seekTo', wanted);
  };
  const artwork = string(media['artwork']);
  return (
    <section className={own['media']}>
      <div className={own['now']}>
        {artwork === '' ? <span className={own['artless']} /> : <img src={artwork} alt="" />}
        <div>
          <p>
            <bdi>{string(media['title'])}</bdi>
          </p>
          <p>
            <bdi>{string(media['artist'])}</bdi>
          </p>
        </div>
      </div>
      <div dir="ltr">
        <input
          className={own['seek']}
          type="range"
          aria-label="seekTo"
          min={0}
          max={seconds(media['duration'])}
          key={position}
          defaultValue={position}
          onPointerUp={seek}
          onKeyUp={seek}
        />
        <div className={own['transport']}>
          <button type="button" aria-label={sheet.previous} onClick={() => send('previous')}>
            <Icon name="previous" size={22} />
          </button>
          <button type="button" aria-label={sheet.backward} onClick={() => send('seekBackward')}>
            −10
          </button>
          <button
            type="button"
            aria-label={isPlaying ? sheet.pause : sheet.play}
            onClick={() => send(isPlaying ? 'pause' : 'play')}
          >
            <Icon name={isPlaying ? 'pause' : 'play'} size={28} />
          </button>
          <button type="button" aria-label={sheet.forward} onClick={() => send('seekForward')}>
            +30
          </button>
          <button type="button" aria-label={sheet.next} onClick={() => send('next')}>
            <Icon name="next" size={22} />
          </button>
        </div>
      </div>
    </section>
  );
}
