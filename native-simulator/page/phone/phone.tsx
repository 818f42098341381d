import { useUnit } from 'effector-react';

import { deviceByName, screenSizeOf } from '../../config/devices';
import type { PhoneConfig } from '../../config/simulator-config';
import type { Gesture } from '../../recording/recorder';
import { $text } from '../i18n/text';
import { bezel } from '../lib/fit';
import { initialScreen } from '../lib/native-screen';
import { $environment, $selectedIndex, phoneSelected } from '../model/config';
import { $missedGestures } from '../model/drive-all';
import { $recording } from '../model/recording';
import { $screens } from '../model/screens';
import { Covers } from '../sheets/covers';
import { hostChromeOf } from './hosts';
import { HostHeader } from './host-header';
import { NativeTabs } from './native-tabs';
import { PhoneFrame } from './phone-frame';
import styles from './phone.module.css';
import { StatusBar } from './status-bar';

interface PhoneProps {
  readonly phone: PhoneConfig;
  readonly index: number;
  readonly scale: number;
}

/** One phone: its hardware, its host's header, the app, and the native sheets over it. */
export function Phone({ phone, index, scale }: PhoneProps) {
  const { text, screens, environment } = useUnit({
    text: $text,
    screens: $screens,
    environment: $environment,
  });
  const device = deviceByName(phone.device);
  const { width, height } = screenSizeOf(device, phone.isLandscape);
  const screen = screens[index] ?? initialScreen;
  const chrome = hostChromeOf(phone, environment);
  const isNative = phone.platform !== 'web';
  const wantsTabs =
    phone.tabBar === 'auto' ? !environment.showsBottomBar : phone.tabBar === 'shown';
  const outer = { width: (width + bezel) * scale, height: (height + bezel) * scale };
  const body = { width: width + bezel, height: height + bezel, transform: `scale(${scale})` };
  const shape = device.hasCutout ? '' : styles['square'];
  return (
    <section className={styles['slot']} aria-label={text.setup.phone(index + 1)}>
      <Caption phone={phone} index={index} />
      <div className={styles['box']} style={outer}>
        <div className={`${styles['body'] ?? ''} ${shape ?? ''}`} style={body}>
          <div className={styles['screen']}>
            <StatusBar
              device={device}
              isLandscape={phone.isLandscape}
              chrome={chrome}
              isIos={phone.platform === 'ios'}
            />
            <HostHeader chrome={chrome} phone={phone} index={index} />
            <div className={styles['view']}>
              <PhoneFrame
                phone={phone}
                index={index}
                tokens={screen.tokens}
                homeArea={isNative && wantsTabs && screen.hasTabs ? 0 : device.homeArea}
              />
            </div>
            {isNative && wantsTabs && screen.hasTabs && (
              <NativeTabs index={index} active={screen.tab} homeArea={device.homeArea} />
            )}
            <Covers phone={phone} index={index} screen={screen} />
            {device.homeArea > 0 && <span className={styles['gesture']} />}
          </div>
        </div>
      </div>
    </section>
  );
}

function Caption({ phone, index }: Omit<PhoneProps, 'scale'>) {
  const { text, selected, recording, missedGestures } = useUnit({
    ...{ text: $text, selected: $selectedIndex },
    ...{ recording: $recording, missedGestures: $missedGestures },
  });
  const select = useUnit(phoneSelected);
  const missedText = (gesture: Gesture) => text.stage.missedGesture(subjectOf(gesture));
  const missed = missedGestures[index];
  return (
    <span className={styles['top']}>
      <button
        type="button"
        className={styles['caption']}
        aria-pressed={selected === index}
        onClick={() => select(index)}
      >
        {recording?.phones.includes(index) && (
          <span className={styles['recorded']} role="img" aria-label={text.session.recording} />
        )}
        <span className={styles['number']}>{index + 1}</span>
        <span>
          <bdi>{phone.client}</bdi> · {text.setup.platforms[phone.platform]}
          {phone.persona !== null && (
            <>
              {' · '}
              <bdi>{phone.persona}</bdi>
            </>
          )}
        </span>
      </button>
      {missed && (
        <span className={styles['missed']} role="status" title={missedText(missed)}>
          {missedText(missed)}
        </span>
      )}
    </span>
  );
}

const subjectOf = (gesture: Gesture) => (gesture.kind === 'press' ? gesture.key : gesture.name);
