import { useUnit } from 'effector-react';
import { useState } from 'react';

import { methods, type MethodName, type MethodRow } from '@/shared/bridge/methods';
import { faultKinds } from '../../config/fault-kinds';
import { $contract } from '../i18n/contract-text';
import { $text } from '../i18n/text';
import { $selectedPhone, $selectedIndex, phoneChanged } from '../model/config';
import { setMethodFaultFx } from '../model/frames';
import { Field, Select, Switch } from '../ui/field';
import styles from './bridge-panel.module.css';
import { Carriers } from './carriers';
import { TryMethod } from './try-method';

interface MethodItemProps {
  readonly name: MethodName;
  /** Whether the selected phone's platform has the method. */
  readonly isHere: boolean;
}

/** One method: whether the wrapper has it, its meaning, and its fault. */
export function MethodItem({ name, isHere }: MethodItemProps) {
  const { text, contract, phone } = useUnit({
    text: $text,
    contract: $contract,
    phone: $selectedPhone,
  });
  const change = useUnit(phoneChanged);
  const [isOpen, setOpen] = useState(false);
  const { bridge } = text;
  const row: MethodRow = methods[name];
  const isOn = isHere && !phone.without.includes(name);
  const fault = phone.faults[name];
  const toggle = (on: boolean) => {
    const rest = phone.without.filter((each) => each !== name);
    change({ without: on ? rest : [...rest, name] });
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
          <span className={`${styles['name'] ?? ''} ${isOn ? '' : (styles['off'] ?? '')}`}>
            {name}
          </span>
          <span className={styles['parameters']}>
            ({row.parameters.map((parameter) => parameter.name).join(', ')})
          </span>
          {fault && <span className={styles['faulty']}>{bridge.faults[fault]}</span>}
        </button>
        <Switch label={bridge.has(name)} isOn={isOn} isDisabled={!isHere} onChange={toggle} />
      </div>
      {isOpen && (
        <div className={styles['details']}>
          <Carriers on={row.on} />
          <p dir="auto">{contract.methods[name].meaning}</p>
          <p className={styles['soft']}>
            {bridge.answer}: {bridge.answers[row.answer]}
            {row.answeredBy !== undefined && <bdi> ({row.answeredBy})</bdi>}
          </p>
          <p className={styles['soft']}>
            {bridge.without}: <bdi>{contract.methods[name].without}</bdi>
          </p>
          {isHere ? (
            <>
              <FaultPicker name={name} />
              <TryMethod name={name} />
            </>
          ) : (
            <p className={styles['soft']}>{bridge.notHere}</p>
          )}
        </div>
      )}
    </article>
  );
}

function FaultPicker({ name }: { name: MethodName }) {
  const { text, phone, selected } = useUnit({
    text: $text,
    phone: $selectedPhone,
    selected: $selectedIndex,
  });
  const act = useUnit({ phoneChanged, setMethodFaultFx });
  const { bridge } = text;
  const pick = (value: string) => {
    const kind = faultKinds.find((each) => each === value);
    void act.setMethodFaultFx({ phone: selected, method: name, kind });
    const others = Object.entries(phone.faults).filter(([each]) => each !== name);
    act.phoneChanged({ faults: Object.fromEntries(kind ? [...others, [name, kind]] : others) });
  };
  return (
    <Field label={bridge.fault}>
      <Select value={phone.faults[name] ?? ''} onChange={pick}>
        <option value="">{bridge.noFault}</option>
        {faultKinds.map((kind) => (
          <option key={kind} value={kind}>
            {bridge.faults[kind]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
