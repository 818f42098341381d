import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { $text } from './i18n/text';
import { $config } from './model/config';
import { $isInspectorShown, $isSetupShown } from './model/panels';
import { Inspector } from './panels/inspector';
import { SetupPanel } from './panels/setup-panel';
import { ShortcutsList } from './panels/shortcuts-list';
import { TopBar } from './panels/top-bar';
import { useShortcuts } from './panels/use-shortcuts';
import { Stage } from './phone/stage';
import styles from './simulator.module.css';

/** The whole page: the settings, the phones, and the inspector. */
export function Simulator() {
  const { config, text, isSetupShown, isInspectorShown } = useUnit({
    config: $config,
    text: $text,
    isSetupShown: $isSetupShown,
    isInspectorShown: $isInspectorShown,
  });
  const { language, theme } = config;
  useEffect(() => {
    const root = document.documentElement;
    root.lang = language;
    root.dir = language === 'fa' ? 'rtl' : 'ltr';
    if (theme === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = theme;
  }, [language, theme]);
  useShortcuts();
  return (
    <div className={styles['page']}>
      <header className={styles['top']}>
        <TopBar />
      </header>
      {isSetupShown ? (
        <aside
          className={`${styles['side'] ?? ''} ${styles['setup'] ?? ''}`}
          aria-label={text.setup.label}
        >
          <SetupPanel />
        </aside>
      ) : (
        <span />
      )}
      <Stage />
      {isInspectorShown && (
        <aside
          className={`${styles['side'] ?? ''} ${styles['inspector'] ?? ''}`}
          aria-label={text.inspector.label}
        >
          <Inspector />
        </aside>
      )}
      <ShortcutsList />
    </div>
  );
}
