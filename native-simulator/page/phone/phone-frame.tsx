import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';

import type { PhoneConfig } from '../../config/simulator-config';
import { $text } from '../i18n/text';
import { $config } from '../model/config';
import { frameMounted, phoneReported } from '../model/frames';
import { $freshStarts, type FreshStart } from '../model/fresh-start';
import { $watchedPhones, gestureReported } from '../model/gestures';
import { pageEntered } from '../model/screens';
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
  /** The safe area at the bottom edge, px. */
  readonly homeArea: number;
}

/** The app in its web view. It reloads when a launch setting changes. */
export function PhoneFrame(props: PhoneFrameProps) {
  const starts = useUnit($freshStarts);
  const key = launchKeyOf(props.phone);
  const last = starts[props.index];
  const start = last?.key === key ? last : null;
  return <LaunchedFrame key={`${key}${start?.count ?? 0}`} start={start} {...props} />;
}

interface LaunchedFrameProps extends PhoneFrameProps {
  /** Null for a usual start, which keeps the phone's storage. */
  readonly start: FreshStart | null;
}

function LaunchedFrame({ phone, index, tokens, homeArea, start }: LaunchedFrameProps) {
  const { text, config, watched } = useUnit({
    text: $text,
    config: $config,
    watched: $watchedPhones,
  });
  const act = useUnit({ frameMounted, phoneReported, pageEntered, gestureReported });
  const element = useRef<HTMLIFrameElement>(null);
  const { theme, network } = config;

  useEffect(() => {
    const frame = element.current;
    if (!frame) return;
    act.frameMounted({ phone: index, frame });
    const onReport = (event: Event) => {
      act.phoneReported({ phone: index, json: (event as CustomEvent<string>).detail });
    };
    const onGesture = (event: Event) => {
      act.gestureReported({ phone: index, json: (event as CustomEvent<string>).detail });
    };
    const onStart = () => act.pageEntered(index);
    const listeners = { [reportEvent]: onReport, [gestureEvent]: onGesture, [startEvent]: onStart };
    for (const [name, each] of Object.entries(listeners)) frame.addEventListener(name, each);
    return () => {
      for (const [name, each] of Object.entries(listeners)) frame.removeEventListener(name, each);
    };
  }, [index, act]);

  useEffect(() => {
    const frame = element.current;
    const applyStyle = () => {
      const root = frame?.contentDocument?.documentElement;
      root?.style.setProperty('--safe-block-end', `${homeArea}px`);
      // A phone shows no scrollbars at rest.
      root?.style.setProperty('scrollbar-width', 'none');
      if (theme === 'system') root?.removeAttribute('data-theme');
      else root?.setAttribute('data-theme', theme);
    };
    applyStyle();
    frame?.addEventListener(startEvent, applyStyle);
    return () => frame?.removeEventListener(startEvent, applyStyle);
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
