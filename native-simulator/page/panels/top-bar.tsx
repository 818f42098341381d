import { useUnit } from 'effector-react';
import { useRef, useState } from 'react';

import { themes } from '../../config/simulator-config';
import { $text } from '../i18n/text';
import { $config, $environment, settingsChosen } from '../model/config';
import { inspectorToggled, setupToggled, shortcutsToggled } from '../model/panels';
import { Button } from '../ui/button';
import controls from '../ui/controls.module.css';
import { Icon } from '../ui/icon';
import { RecordButton } from './record-button';
import { ScenarioPicker } from './scenario-picker';
import styles from './top-bar.module.css';

const iconOfTheme = { system: 'system', light: 'sun', dark: 'moon' } as const;

/** Name, environment, scenario, and what concerns the simulator's own page. */
export function TopBar() {
  const { text, config, environment } = useUnit({
    text: $text,
    config: $config,
    environment: $environment,
  });
  const act = useUnit({ settingsChosen, setupToggled, inspectorToggled, shortcutsToggled });
  const { top } = text;
  const next = themes[(themes.indexOf(config.theme) + 1) % themes.length] ?? 'system';
  return (
    <div className={styles['bar']}>
      <Button label={top.hideSetup} icon="start" isBare keys="[" onClick={act.setupToggled} />
      <span className={styles['mark']}>
        <img src="/favicon.svg" width={26} height={26} alt="" />
        {text.title}
      </span>
      <bdi className={styles['environment']} title={top.served}>
        {environment.name}
      </bdi>
      <span className={styles['space']} />
      <RecordButton />
      <ScenarioPicker />
      <CopyLink />
      <a
        className={controls['button']}
        href="samples/"
        title={top.samples}
        aria-label={top.samples}
      >
        <Icon name="arch" />
      </a>
      <Button
        label={top.language}
        onClick={() => act.settingsChosen({ language: config.language === 'fa' ? 'en' : 'fa' })}
      />
      <Button
        label={`${top.themeLabel}: ${top.theme[config.theme]}`}
        icon={iconOfTheme[config.theme]}
        isBare
        keys="T"
        onClick={() => act.settingsChosen({ theme: next })}
      />
      <Button
        label={top.shortcuts}
        icon="keyboard"
        isBare
        keys="?"
        onClick={act.shortcutsToggled}
      />
      <Button label={top.hideInspector} icon="end" isBare keys="]" onClick={act.inspectorToggled} />
    </div>
  );
}

/** The address holds the whole set-up: a link is a bug report. */
function CopyLink() {
  const { top } = useUnit($text);
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<number>(undefined);
  const copy = () => {
    void navigator.clipboard.writeText(window.location.href).then(() => {
      setCopied(true);
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => setCopied(false), 1500);
    });
  };
  return (
    <Button
      label={isCopied ? top.copied : top.copyLink}
      icon={isCopied ? 'check' : 'link'}
      look="outlined"
      onClick={copy}
    />
  );
}
