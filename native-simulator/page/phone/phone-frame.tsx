import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';

import type { PhoneConfig } from '../../config/simulator-config';
import { $text } from '../i18n/text';
import { $config } from '../model/config';
import { frameMounted, reported } from '../model/frames';
import { phoneStarted } from '../model/screens';
import { addressOf, launchOf } from './launch-of';
import styles from './phone.module.css';
import { reportEvent, startEvent } from './sim-port';

interface PhoneFrameProps {
  readonly phone: PhoneConfig;
  readonly index: number;
  readonly tokens: Readonly<Record<string, unknown>> | null;
  /** What the page keeps free at the bottom edge, px. */
  readonly homeArea: number;
}

/** The app in its web view. It loads anew when something changes that a launch decides. */
export function PhoneFrame(props: PhoneFrameProps) {
  const { client, platform, path, persona, token, tokenEdits, without } = props.phone;
  const key = JSON.stringify([client, platform, path, persona, token, tokenEdits, without]);
  return <LaunchedFrame key={key} {...props} />;
}

function LaunchedFrame({ phone, index, tokens, homeArea }: PhoneFrameProps) {
  const { text, config } = useUnit({ text: $text, config: $config });
  const tell = useUnit({ frameMounted, reported, phoneStarted });
  const element = useRef<HTMLIFrameElement>(null);
  const { theme, network } = config;

  useEffect(() => {
    const frame = element.current;
    if (!frame) return;
    tell.frameMounted({ phone: index, frame });
    const report = (event: Event) => {
      tell.reported({ phone: index, json: (event as CustomEvent<string>).detail });
    };
    const start = () => tell.phoneStarted(index);
    frame.addEventListener(reportEvent, report);
    frame.addEventListener(startEvent, start);
    return () => {
      frame.removeEventListener(reportEvent, report);
      frame.removeEventListener(startEvent, start);
    };
  }, [index, tell]);

  useEffect(() => {
    const frame = element.current;
    const dress = () => {
      const root = frame?.contentDocument?.documentElement;
      root?.style.setProperty('--safe-block-end', `${homeArea}px`);
      // A phone shows no scrollbars at rest.
      root?.style.setProperty('scrollbar-width', 'none');
      if (theme === 'system') root?.removeAttribute('data-theme');
      else root?.setAttribute('data-theme', theme);
    };
    dress();
    frame?.addEventListener(startEvent, dress);
    return () => frame?.removeEventListener(startEvent, dress);
  }, [theme, homeArea]);

  return (
    <iframe
      ref={element}
      className={styles['frame']}
      title={`${text.setup.phone(index + 1)}: ${phone.client}`}
      src={addressOf(phone)}
      data-launch={JSON.stringify(launchOf(phone, index, tokens))}
      data-network={network}
      allow="autoplay; clipboard-write; fullscreen"
    />
  );
}
