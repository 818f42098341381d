import { useUnit } from 'effector-react';
import { useState } from 'react';

import type { EventName } from '@/shared/bridge/event-names';
import { events } from '@/shared/bridge/events';
import { examplePayloads } from '../../shim/examples';
import { $contract } from '../i18n/contract-text';
import { $text } from '../i18n/text';
import { emitEventFx } from '../model/frames';
import { Button } from '../ui/button';
import styles from './bridge-panel.module.css';
import { Carriers } from './carriers';
import inspector from './inspector.module.css';
import { useDrivenPhones } from './use-driven-phones';
import { usePhoneResults } from './use-phone-results';

/** One event: its meaning, and a form that sends it with any payload. */
export function EventItem({ name }: { name: EventName }) {
  const { text, contract } = useUnit({ text: $text, contract: $contract });
  const emit = useUnit(emitEventFx);
  const forDrivenPhones = useDrivenPhones();
  const [isOpen, setOpen] = useState(false);
  const example = examplePayloads[name];
  const [json, setJson] = useState(example === undefined ? '' : JSON.stringify(example, null, 2));
  const [result, note] = usePhoneResults();
  const { bridge, stage } = text;
  const send = () => {
    // Invalid JSON is sent as text, because the app has to handle malformed payloads too.
    forDrivenPhones((phone) => {
      void emit({ phone, name, payload: payloadIn(json) }).then((consumed) => {
        note(
          phone,
          consumed === null ? stage.noBridge : consumed ? stage.consumed : stage.declined,
        );
      });
    });
  };
  return (
    <article className={styles['item']} aria-label={name}>
      <div className={styles['head']}>
        <button
          type="button"
          className={styles['opener']}
          aria-expanded={isOpen}
          dir="ltr"
          onClick={() => setOpen(!isOpen)}
        >
          <span className={styles['name']}>{name}</span>
        </button>
        <Button label={`${bridge.try} ${name}`} onClick={send}>
          {bridge.try}
        </Button>
      </div>
      {result !== undefined && <output className={inspector['none']}>{result}</output>}
      {isOpen && (
        <div className={styles['details']}>
          <Carriers on={events[name].on} />
          <p dir="auto">{contract.events[name].meaning}</p>
          <textarea
            className={inspector['area']}
            dir="ltr"
            aria-label={`${name}: ${bridge.payload}`}
            value={json}
            onChange={(event) => setJson(event.target.value)}
          />
        </div>
      )}
    </article>
  );
}

function payloadIn(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
