import { useUnit } from 'effector-react';

import { devices } from '../../config/devices';
import { tabBars } from '../../config/simulator-config';
import { $text } from '../i18n/text';
import { $selectedPhone, phoneChanged } from '../model/config';
import { Field, Select, Switch } from '../ui/field';
import { SegmentsField } from '../ui/segments';
import styles from './setup-panel.module.css';

/** The device, its orientation, and the native tab bar. */
export function DeviceGroup() {
  const { text, phone } = useUnit({ text: $text, phone: $selectedPhone });
  const change = useUnit(phoneChanged);
  const { setup } = text;
  return (
    <section className={styles['group']}>
      <Field label={setup.device}>
        <Select
          value={phone.device}
          onChange={(name) => {
            const device = devices.find((each) => each.name === name);
            if (device) change({ device: device.name });
          }}
        >
          {devices.map(({ name, label, height }) => (
            <option key={name} value={name}>{`${label} × ${height}`}</option>
          ))}
        </Select>
      </Field>
      <label className={styles['row']}>
        {setup.landscape}
        <Switch
          label={setup.landscape}
          isOn={phone.isLandscape}
          onChange={(isLandscape) => change({ isLandscape })}
        />
      </label>
      {phone.platform !== 'web' && (
        <SegmentsField
          label={setup.tabBar}
          value={phone.tabBar}
          options={tabBars.map((value) => ({ value, text: setup.tabBars[value] }))}
          onChange={(tabBar) => change({ tabBar })}
        />
      )}
    </section>
  );
}
