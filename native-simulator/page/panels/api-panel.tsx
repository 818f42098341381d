import { useUnit } from 'effector-react';
import { useState } from 'react';

import type { ApiFault } from '../../scenarios/scenario';
import { $text } from '../i18n/text';
import { apiFaultPresetNames, apiFaultPresets, parseApiCall } from '../lib/fault-presets';
import {
  $controlError,
  $apiFaults,
  addApiFaultFx,
  advanceClockFx,
  dropApiFaultsFx,
  resetMockFx,
} from '../model/api-control';
import { $traffic } from '../model/frames';
import { Button } from '../ui/button';
import { Field, Select, TextInput } from '../ui/field';
import { Segments } from '../ui/segments';
import styles from './inspector.module.css';

const HOUR_MS = 3_600_000;

/** The mock behind the app: its faults, its clock and its reset. */
export function ApiPanel() {
  const { text, faults, error } = useUnit({
    text: $text,
    faults: $apiFaults,
    error: $controlError,
  });
  const act = useUnit({ dropApiFaultsFx, resetMockFx, advanceClockFx });
  const { api } = text;
  return (
    <div className={styles['scroll']}>
      {error !== null && (
        <p className={styles['error']} role="alert">
          {api.refused}: <bdi>{error}</bdi>
        </p>
      )}
      <FaultForm />
      <section className={styles['section']} aria-label={api.active}>
        <h3 className={styles['heading']}>
          {api.active}
          <Button
            label={api.dropAll}
            isDisabled={faults.length === 0}
            onClick={() => void act.dropApiFaultsFx()}
          />
        </h3>
        {faults.length === 0 && <p className={styles['none']}>{api.none}</p>}
        <ul className={styles['lines']} dir="ltr">
          {faults.map((fault, place) => (
            <li key={place}>
              <b>{`${fault.method} ${fault.path}`}</b>
              <span>{describe(fault)}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles['section']} aria-label={api.mock}>
        <h3 className={styles['heading']}>{api.mock}</h3>
        <div className={styles['row']}>
          <Button label={api.reset} look="outlined" onClick={() => void act.resetMockFx()} />
          <Button
            label={api.hour}
            look="outlined"
            onClick={() => void act.advanceClockFx(HOUR_MS)}
          />
          <Button
            label={api.day}
            look="outlined"
            onClick={() => void act.advanceClockFx(24 * HOUR_MS)}
          />
        </div>
      </section>
    </div>
  );
}

function FaultForm() {
  const { text, traffic } = useUnit({ text: $text, traffic: $traffic });
  const add = useUnit(addApiFaultFx);
  const [callText, setCallText] = useState('GET /api/storefront');
  const [presetName, setPreset] = useState<(typeof apiFaultPresetNames)[number]>('serverError');
  const [times, setTimes] = useState<'once' | 'always'>('once');
  const { api } = text;
  const call = parseApiCall(callText);
  const knownCalls = new Set(
    traffic.flatMap((entry) =>
      entry.kind === 'api' ? [`${entry.method} ${entry.path.replace(/\?.*$/, '')}`] : [],
    ),
  );
  const submit = () => {
    if (call)
      void add({ ...call, ...apiFaultPresets[presetName], ...(times === 'once' && { times: 1 }) });
  };
  return (
    <section className={styles['section']} aria-label={api.fault}>
      <h3 className={styles['heading']}>{api.fault}</h3>
      <Field label={api.call}>
        <TextInput value={callText} onChange={setCallText} list="calls-seen" />
      </Field>
      <datalist id="calls-seen">
        {[...knownCalls].map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      <Field label={api.preset}>
        <Select
          value={presetName}
          onChange={(name) => {
            const known = apiFaultPresetNames.find((each) => each === name);
            if (known) setPreset(known);
          }}
        >
          {apiFaultPresetNames.map((name) => (
            <option key={name} value={name}>
              {api.presets[name]}
            </option>
          ))}
        </Select>
      </Field>
      <div className={styles['two']}>
        <Segments
          label={api.once}
          value={times}
          options={[
            { value: 'once', text: api.once },
            { value: 'always', text: api.always },
          ]}
          onChange={setTimes}
        />
        <Button label={api.add} look="filled" isDisabled={call === null} onClick={submit} />
      </div>
    </section>
  );
}

function describe({ status, network, delayMs, when, times }: ApiFault): string {
  const parts = Object.entries({ status, network, delayMs, when, times });
  return parts
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name} ${value}`]))
    .join(' · ');
}
