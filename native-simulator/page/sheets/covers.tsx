import { useUnit } from 'effector-react';

import type { PhoneConfig } from '../../config/simulator-config';
import { $text } from '../i18n/text';
import type { NativeScreen } from '../lib/native-screen';
import { homeRequested, nativePlayerClosed, splashSkipped } from '../model/screens';
import { reloadPhoneFx } from '../model/sign-in';
import { Button } from '../ui/button';
import { LockScreen } from './lock-screen';
import { NativeSheet } from './native-sheet';
import styles from './sheets.module.css';

interface CoversProps {
  readonly phone: PhoneConfig;
  readonly index: number;
  readonly screen: NativeScreen;
}

const cover = (look: 'splash' | 'home') => `${styles['cover'] ?? ''} ${styles[look] ?? ''}`;

/** The topmost layer of the native app or the phone over the page. */
export function Covers({ phone, index, screen }: CoversProps) {
  const { text } = useUnit({ text: $text });
  const act = useUnit({ homeRequested, nativePlayerClosed, splashSkipped, reloadPhoneFx });
  const { sheet } = text;
  // An app without hidePreloader has no splash.
  const hasSplash =
    phone.platform !== 'web' && screen.hasSplash && !phone.without.includes('hidePreloader');
  if (screen.isLocked) return <LockScreen index={index} media={screen.media} />;
  if (screen.isHome) {
    return (
      <div className={cover('home')}>
        <button
          type="button"
          className={styles['app']}
          onClick={() => act.homeRequested({ phone: index, isHome: false })}
        >
          <img src="/favicon.svg" width={64} height={64} alt="" />
          {text.stage.resume}
        </button>
        <p className={styles['text']}>{sheet.homeHint}</p>
      </div>
    );
  }
  if (screen.hasExited) {
    return (
      <div className={cover('splash')}>
        <p className={styles['strong']}>{sheet.exited}</p>
        {phone.platform !== 'web' && <p className={styles['text']}>{sheet.exitedHint}</p>}
        <Button label={sheet.start} look="filled" onClick={() => void act.reloadPhoneFx(index)} />
      </div>
    );
  }
  if (hasSplash) {
    return (
      <div className={cover('splash')}>
        <img src="/favicon.svg" width={88} height={88} alt="" />
        <p className={styles['text']}>{sheet.splash}</p>
        <Button label={sheet.skipSplash} onClick={() => act.splashSkipped(index)} />
      </div>
    );
  }
  return (
    <>
      {screen.player && (
        <div className={styles['player']} role="group" aria-label={sheet.player}>
          <span>
            {sheet.player} · <bdi>{screen.player.audioBookId}</bdi>
            {screen.player.chapterId !== '' && <bdi> / {screen.player.chapterId}</bdi>}
          </span>
          <Button
            label={sheet.close}
            icon="close"
            isBare
            onClick={() => act.nativePlayerClosed(index)}
          />
        </div>
      )}
      {screen.sheet && <NativeSheet phone={phone} index={index} sheet={screen.sheet} />}
    </>
  );
}
