import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';

import { $text } from '../i18n/text';
import { $areShortcutsShown, shortcutsToggled } from '../model/panels';
import { Button } from '../ui/button';
import styles from './shortcuts-list.module.css';

/** The list of keyboard shortcuts, in a dialog. */
export function ShortcutsList() {
  const { text, isShown } = useUnit({ text: $text, isShown: $areShortcutsShown });
  const close = useUnit(shortcutsToggled);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isShown) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isShown]);
  const { keys, stage } = text;
  const rows = [
    ['1 … 4', keys.select],
    ['B', stage.back],
    ['H', `${stage.home} / ${stage.resume}`],
    ['L', `${stage.lock} / ${stage.unlock}`],
    ['R', stage.reload],
    ['O', stage.rotate],
    ['D', keys.link],
    ['E', keys.record],
    ['P', keys.replay],
    ['S', keys.session],
    ['A', keys.drive],
    ['M', keys.differing],
    ['/', keys.search],
    ['C', keys.clear],
    ['[', keys.setup],
    [']', keys.inspector],
    ['T', keys.theme],
    ['?', keys.list],
    ['Alt + …', keys.anywhere],
  ] as const;
  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      aria-label={keys.title}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <div className={styles['head']}>
        <h2>{keys.title}</h2>
        <Button label={text.sheet.close} icon="close" isBare onClick={close} />
      </div>
      <dl className={styles['list']}>
        {rows.map(([key, meaning]) => (
          <div key={key}>
            <dt>{meaning}</dt>
            <dd>
              <kbd className={styles['key']} dir="ltr">
                {key}
              </kbd>
            </dd>
          </div>
        ))}
      </dl>
    </dialog>
  );
}
