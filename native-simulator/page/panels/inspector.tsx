import { useUnit } from 'effector-react';

import { $text } from '../i18n/text';
import { $inspectorTab, inspectorTabs, inspectorTabChosen } from '../model/panels';
import { Segments } from '../ui/segments';
import { ApiPanel } from './api-panel';
import { BridgePanel } from './bridge-panel';
import styles from './inspector.module.css';
import { SessionPanel } from './session-panel';
import { StatePanel } from './state-panel';
import { TrafficPanel } from './traffic-panel';

const panels = {
  traffic: TrafficPanel,
  session: SessionPanel,
  state: StatePanel,
  bridge: BridgePanel,
  api: ApiPanel,
};

/** The panels that observe and control the app from outside. */
export function Inspector() {
  const { text, tab } = useUnit({ text: $text, tab: $inspectorTab });
  const choose = useUnit(inspectorTabChosen);
  const Panel = panels[tab];
  return (
    <div className={styles['inspector']}>
      <div className={styles['tabs']}>
        <Segments
          label={text.inspector.label}
          value={tab}
          options={inspectorTabs.map((value) => ({ value, text: text.inspector[value] }))}
          onChange={choose}
        />
      </div>
      <div className={styles['panel']}>
        <Panel />
      </div>
    </div>
  );
}
