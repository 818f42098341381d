import { useUnit } from 'effector-react';

import type { PhoneConfig } from '../../config/simulator-config';
import { $text } from '../i18n/text';
import { $traffic } from '../model/frames';
import { hostClosed } from '../model/screens';
import { Icon } from '../ui/icon';
import type { HostChrome } from './hosts';
import styles from './host-header.module.css';

interface HostHeaderProps {
  readonly chrome: HostChrome;
  readonly phone: PhoneConfig;
  readonly index: number;
}

/** The header of a partner's host, or the address bar of a browser. */
export function HostHeader({ chrome, phone, index }: HostHeaderProps) {
  const { text, traffic } = useUnit({ text: $text, traffic: $traffic });
  const close = useUnit(hostClosed);
  if (chrome.kind === 'none') return null;
  const style = { background: chrome.background, color: chrome.ink };
  const visit = traffic.findLast((entry) => entry.kind === 'route' && entry.phone === index);
  const path = visit?.kind === 'route' ? visit.path : phone.path;
  return (
    <div className={styles['header']} style={style} dir="ltr">
      <button
        type="button"
        className={styles['close']}
        aria-label={text.sheet.close}
        onClick={() => close(index)}
      >
        <Icon name="close" size={20} />
      </button>
      {chrome.kind === 'browser' ? (
        <span className={`${styles['title'] ?? ''} ${styles['address'] ?? ''}`}>
          {window.location.host + path}
        </span>
      ) : (
        <span className={styles['title']}>{chrome.title}</span>
      )}
    </div>
  );
}
