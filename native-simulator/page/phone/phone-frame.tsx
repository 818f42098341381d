import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';

import type { PhoneConfig } from '../../config/simulator-config';
import { $text } from '../i18n/text';
import { $config } from '../model/config';
import { frameMounted, phoneReported } from '../model/frames';
import { $freshStarts, type FreshStart } from '../model/fresh-start';
import { $watchedPhones, gestureReported } from '../model/gestures';
import { phoneStarted } from '../model/screens';
import { startAddressOf, launchKeyOf, phoneLaunchOf } from './phone-launch';
import styles from './phone.module.css';
import {
  freshAttribute,
  gestureEvent,
  reportEvent,
  startEvent,
  watchedAttribute,
} from './sim-port';

interface PhoneFrameProps {
  readonly phone: PhoneConfig;
  readonly index: number;
  readonly tokens: Readonly<Record<string, unknown>> | null;
  /** What the page keeps free at the bottom edge, px. */
  readonly homeArea: number;
}

/** The app in its web view. It loads anew when something changes that a launch decides. */
export function PhoneFrame(props: PhoneFrameProps) {
  const starts = useUnit($freshStarts);
  const key = launchKeyOf(props.phone);
  const last = starts[props.index];
  const start = last?.key === key ? last : null;
  return <LaunchedFrame key={`${key}${start?.count ?? 0}`} start={start} {...props} />;
}

interface LaunchedFrameProps extends PhoneFrameProps {
  /** How it begins as new; null for as usual. */
  readonly start: FreshStart | null;
}

function LaunchedFrame({ phone, index, tokens, homeArea, start }: LaunchedFrameProps) {
  const { text, config, watched } = useUnit({
    text: $text,
    config: $config,
    watched: $watchedPhones,
  });
  const tell = useUnit({ frameMounted, phoneReported, phoneStarted, gestureReported });
  const element = useRef<HTMLIFrameElement>(null);
  const { theme, network } = config;

  useEffect(() => {
    const frame = element.current;
    if (!frame) return;
    tell.frameMounted({ phone: index, frame });
    const report = (event: Event) => {
      tell.phoneReported({ phone: index, json: (event as CustomEvent<string>).detail });
    };
    const person = (event: Event) => {
      tell.gestureReported({ phone: index, json: (event as CustomEvent<string>).detail });
    };
    const begin = () => tell.phoneStarted(index);
    const listeners = { [reportEvent]: report, [gestureEvent]: person, [startEvent]: begin };
    for (const [name, each] of Object.entries(listeners)) frame.addEventListener(name, each);
    return () => {
      for (const [name, each] of Object.entries(listeners)) frame.removeEventListener(name, each);
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
      src={start?.path ?? startAddressOf(phone)}
      data-launch={JSON.stringify(phoneLaunchOf(phone, index, tokens))}
      data-network={network}
      {...(start && { [freshAttribute]: JSON.stringify(start.storage) })}
      {...(watched.includes(index) && { [watchedAttribute]: '' })}
      allow="autoplay; clipboard-write; fullscreen"
    />
  );
}
