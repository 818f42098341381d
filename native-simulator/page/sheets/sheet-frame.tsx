import { useUnit } from 'effector-react';
import type { CSSProperties, ReactNode } from 'react';

import { $text } from '../i18n/text';
import { Button } from '../ui/button';
import styles from './sheets.module.css';

interface SheetFrameProps {
  readonly title: string;
  readonly onClose: () => void;
  /** The colours of a market's own sheet. */
  readonly market?: { readonly background: string; readonly ink: string } | undefined;
  readonly children: ReactNode;
}

/** A native sheet at the foot of the screen, marked as a test. */
export function SheetFrame({ title, onClose, market, children }: SheetFrameProps) {
  const { sheet } = useUnit($text);
  const colours = market && { '--market': market.background, '--market-ink': market.ink };
  return (
    <div className={styles['veil']}>
      <section
        className={`${styles['sheet'] ?? ''} ${market ? (styles['market'] ?? '') : ''}`}
        style={colours as CSSProperties | undefined}
        role="dialog"
        aria-label={title}
      >
        <div className={styles['head']}>
          <h2>{title}</h2>
          <span className={styles['badge']}>{sheet.test}</span>
          <Button label={sheet.close} icon="close" isBare onClick={onClose} />
        </div>
        {children}
      </section>
    </div>
  );
}

/** Names and values, one pair per line. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className={styles['facts']}>
      {facts.map(([name, value]) => (
        <FactRow key={name} name={name} value={value} />
      ))}
    </dl>
  );
}

function FactRow({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </>
  );
}
