import { useUnit } from 'effector-react';

import { personas } from '@fixtures/users/personas';
import { $text } from '../i18n/text';
import { sheetClosed } from '../model/screens';
import { personaPicked } from '../model/sign-in';
import { SheetFrame } from './sheet-frame';
import styles from './sheets.module.css';

/** The native sign-in. The chosen persona is signed in at the mock. */
export function LoginSheet({ index }: { index: number }) {
  const text = useUnit($text);
  const act = useUnit({ sheetClosed, personaPicked });
  return (
    <SheetFrame title={text.sheet.login} onClose={() => act.sheetClosed(index)}>
      <p className={styles['text']}>{text.sheet.loginHint}</p>
      <div className={styles['personas']}>
        {personas.map(({ name, mobile }) => (
          <button
            key={name}
            type="button"
            className={`${styles['choice'] ?? ''} ${styles['persona'] ?? ''}`}
            onClick={() => act.personaPicked({ phone: index, persona: name })}
          >
            <bdi>{name}</bdi>
            <bdi dir="ltr">{mobile}</bdi>
            <small>{text.personas[name]}</small>
          </button>
        ))}
      </div>
    </SheetFrame>
  );
}
