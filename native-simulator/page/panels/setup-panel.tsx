import { useUnit } from 'effector-react';

import { MAX_PHONES, networks, zooms } from '../../config/simulator-config';
import { $text } from '../i18n/text';
import {
  $config,
  $selectedIndex,
  phoneAdded,
  phoneRemoved,
  phoneSelected,
  settingsChosen,
} from '../model/config';
import { notifyNetworkFx } from '../model/frames';
import { Button } from '../ui/button';
import { Segments, SegmentsField } from '../ui/segments';
import { DeviceGroup } from './device-group';
import { IdentityGroup } from './identity-group';
import { SessionGroup } from './session-group';
import { SetupProblems } from './setup-problems';
import styles from './setup-panel.module.css';

/** The settings of the selected phone, and those that all phones share. */
export function SetupPanel() {
  const { text, config, selected } = useUnit({
    text: $text,
    config: $config,
    selected: $selectedIndex,
  });
  const act = useUnit({ phoneAdded, phoneRemoved, phoneSelected, settingsChosen, notifyNetworkFx });
  const { setup } = text;
  const percent = new Intl.NumberFormat(config.language, { style: 'percent' });
  return (
    <div className={styles['panel']}>
      <div className={styles['phones']}>
        <Segments
          label={setup.label}
          value={String(selected)}
          options={config.phones.map((_, index) => ({
            value: String(index),
            text: config.phones.length > 2 ? String(index + 1) : setup.phone(index + 1),
          }))}
          onChange={(value) => act.phoneSelected(Number(value))}
        />
        {config.phones.length > 1 && (
          <Button
            label={setup.removePhone}
            icon="trash"
            isBare
            onClick={() => act.phoneRemoved(selected)}
          />
        )}
        <Button
          label={setup.addPhone}
          icon="plus"
          isBare
          isDisabled={config.phones.length >= MAX_PHONES}
          onClick={act.phoneAdded}
        />
      </div>
      <SetupProblems />
      <IdentityGroup />
      <SessionGroup />
      <DeviceGroup />
      <section className={styles['group']}>
        <SegmentsField
          label={setup.network}
          value={config.network}
          options={networks.map((value) => ({ value, text: setup.networks[value] }))}
          onChange={(network) => {
            act.settingsChosen({ network });
            // The page reads the network from its frame, which React updates first.
            setTimeout(() => void act.notifyNetworkFx());
          }}
        />
        <SegmentsField
          label={setup.zoom}
          value={config.zoom}
          options={zooms.map((value) => ({
            value,
            text: value === 'fit' ? setup.fit : percent.format(Number(value) / 100),
          }))}
          onChange={(zoom) => act.settingsChosen({ zoom })}
        />
      </section>
    </div>
  );
}
