import { useUnit } from 'effector-react';

import { $text } from '../i18n/text';
import type { Difference } from '../lib/compare-phones';
import { $config } from '../model/config';
import styles from './traffic-panel.module.css';

/** Which phones have a call otherwise (≠), have none (−), or can't have one (∅). */
export function DifferenceMark({ difference }: { difference: Difference }) {
  const { text, config } = useUnit({ text: $text, config: $config });
  const list = new Intl.ListFormat(config.language, { style: 'narrow' });
  const number = new Intl.NumberFormat(config.language);
  const parts = [
    { sign: '≠', phones: difference.differing, say: text.traffic.differs, look: 'differs' },
    { sign: '−', phones: difference.lacking, say: text.traffic.lacking, look: 'differs' },
    { sign: '∅', phones: difference.unable, say: text.traffic.unable, look: 'unable' },
  ].filter(({ phones }) => phones.length > 0);
  return parts.map(({ sign, phones, say, look }) => {
    const names = phones.map((phone) => number.format(phone + 1));
    const sentence = say(list.format(names));
    return (
      <span
        key={sign}
        className={`${styles['difference'] ?? ''} ${styles[look] ?? ''}`}
        role="img"
        aria-label={sentence}
        title={sentence}
      >
        {`${sign} ${names.join(' ')}`}
      </span>
    );
  });
}
