import { useUnit } from 'effector-react';
import { useRef } from 'react';

import { $text } from '../i18n/text';
import { $config } from '../model/config';
import { $scenario, scenarioFileChosen, scenarioChosen, scenarios } from '../model/scenarios';
import { Select } from '../ui/field';
import { FileInput } from '../ui/file-input';
import styles from './top-bar.module.css';

const FILE = 'file';

/** Opens a scenario of the repository, or a file. */
export function ScenarioPicker() {
  const { text, config, scenario } = useUnit({ text: $text, config: $config, scenario: $scenario });
  const choose = useUnit({ scenarioChosen, scenarioFileChosen });
  const input = useRef<HTMLInputElement>(null);
  const known = scenarios.findIndex((each) => each.scenario === scenario);
  const pick = (value: string) => {
    if (value === FILE) input.current?.click();
    const chosen = scenarios[Number(value)];
    if (chosen && value !== '') choose.scenarioChosen(chosen.scenario);
  };
  return (
    <span className={styles['scenario']} title={scenario?.about[config.language]}>
      <Select label={text.top.scenario} value={known < 0 ? '' : String(known)} onChange={pick}>
        <option value="">
          {scenario && known < 0 ? scenario.title[config.language] : text.top.ownSetup}
        </option>
        {scenarios.map((each, index) => (
          <option key={each.file} value={index}>
            {each.scenario.title[config.language]}
          </option>
        ))}
        <option value={FILE}>{text.top.openFile}</option>
      </Select>
      <FileInput ref={input} onChosen={choose.scenarioFileChosen} />
    </span>
  );
}
