import { useUnit } from 'effector-react';
import { useState } from 'react';

import { eventNames } from '@/shared/bridge/event-names';
import { methodNames, type MethodName } from '@/shared/bridge/methods';
import { $contract } from '../i18n/contract-text';
import { $text } from '../i18n/text';
import { methodsOf } from '../../shim/install';
import { $selectedPhone, phoneChanged } from '../model/config';
import { phoneLaunchOf } from '../phone/phone-launch';
import { Button } from '../ui/button';
import { TextInput } from '../ui/field';
import styles from './inspector.module.css';
import { EventItem } from './event-item';
import { MethodItem } from './method-item';

/** The methods that an app from some years ago did not have yet. */
const oldAppLacks: readonly MethodName[] = [
  'share',
  'updateMediaSession',
  'rateApp',
  'setWebViewState',
  'sendEvent',
  'hidePreloader',
  'showPreloader',
];

/** The bridge's catalogue: each method and event can be read, removed, broken and tried. */
export function BridgePanel() {
  const { text, contract, phone } = useUnit({
    text: $text,
    contract: $contract,
    phone: $selectedPhone,
  });
  const change = useUnit(phoneChanged);
  const [search, setSearch] = useState('');
  const { bridge } = text;
  const wanted = search.trim().toLowerCase();
  const fits = (name: string, meaning: string) =>
    `${name} ${meaning}`.toLowerCase().includes(wanted);
  const own = methodsOf(phoneLaunchOf(phone, 0, null).launch);
  return (
    <>
      <div className={styles['tools']}>
        <TextInput
          label={bridge.search}
          placeholder={bridge.search}
          value={search}
          onChange={setSearch}
        />
        <div className={styles['row']}>
          <Button
            label={bridge.full}
            isPressed={phone.without.length === 0}
            onClick={() => change({ without: [] })}
          />
          <Button
            label={bridge.oldApp}
            isPressed={oldAppLacks.every((name) => phone.without.includes(name))}
            onClick={() => change({ without: oldAppLacks })}
          />
        </div>
      </div>
      <div className={styles['scroll']}>
        <section aria-label={bridge.methods}>
          <h3 className={styles['heading']}>{bridge.methods}</h3>
          {methodNames
            .filter((name) => fits(name, contract.methods[name].meaning))
            .map((name) => (
              <MethodItem key={name} name={name} isHere={own.includes(name)} />
            ))}
        </section>
        <section aria-label={bridge.events}>
          <h3 className={styles['heading']}>{bridge.events}</h3>
          {eventNames
            .filter((name) => fits(name, contract.events[name].meaning))
            .map((name) => (
              <EventItem key={name} name={name} />
            ))}
        </section>
      </div>
    </>
  );
}
