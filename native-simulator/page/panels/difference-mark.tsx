import { useUnit } from 'effector-react';

import { $text } from '../i18n/text';
import type { Difference } from '../lib/compare-phones';
import { $config } from '../model/config';
import styles from './traffic-panel.module.css';

/** The phones where a call differs (≠), is missing (−), or is not supported by the platform (∅). */
export function DifferenceMark({ difference }: { difference: Difference }) {
  const { text, config } = useUnit({ text: $text, config: $config });
  const list = new Intl.ListFormat(config.language, { style: 'narrow' });
  const number = new Intl.NumberFormat(config.language);
  const parts = [
    { sign: '≠', phones: difference.differing, say: text.traffic.differs, look: 'differs' },
    { sign: '−', phones: difference.missing, say: text.traffic.missing, look: 'differs' },
    {
      ...{ sign: '∅', phones: difference.unsupported },
      ...{ say: text.traffic.unsupported, look: 'unsupported' },
    },
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
