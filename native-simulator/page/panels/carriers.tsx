import { useUnit } from 'effector-react';

import type { Carrier } from '@/shared/bridge/methods';
import { $text } from '../i18n/text';
import { $selectedPhone, clientOf } from '../model/config';
import styles from './bridge-panel.module.css';

/** The platforms of a method or event, with the selected phone's highlighted. */
export function Carriers({ on }: { on: readonly Carrier[] }) {
  const { text, phone } = useUnit({ text: $text, phone: $selectedPhone });
  const isMarket = clientOf(phone).kind === 'market' && phone.platform === 'android';
  return (
    <span className={styles['carriers']}>
      {on.map((carrier) => {
        const isHere = carrier === 'market' ? isMarket : carrier === phone.platform;
        return (
          <span
            key={carrier}
            className={`${styles['carrier'] ?? ''} ${isHere ? (styles['here'] ?? '') : ''}`}
          >
            {text.bridge.on[carrier]}
          </span>
        );
      })}
    </span>
  );
}
