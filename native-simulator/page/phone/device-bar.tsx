import { useUnit } from 'effector-react';
import { useState } from 'react';

import { $text } from '../i18n/text';
import {
  $config,
  $selectedPhone,
  $selectedIndex,
  phoneChanged,
  settingsChosen,
} from '../model/config';
import { $recentLinks, deepLinkOpened } from '../model/deep-links';
import { $lastEmission, emitEventFx } from '../model/frames';
import { $isSelectedHome, $isSelectedLocked, homeRequested, lockRequested } from '../model/screens';
import { reloadPhoneFx } from '../model/sign-in';
import { useDrivenPhones } from '../panels/use-driven-phones';
import { linkFieldId } from '../panels/use-shortcuts';
import { Button } from '../ui/button';
import { Switch, TextInput } from '../ui/field';
import styles from './device-bar.module.css';

/** The hardware keys of the selected phone, or of all driven phones. */
export function DeviceBar() {
  const { text, config, selected, phone, isHome, isLocked } = useUnit({
    text: $text,
    config: $config,
    selected: $selectedIndex,
    phone: $selectedPhone,
    isHome: $isSelectedHome,
    isLocked: $isSelectedLocked,
  });
  const act = useUnit({
    ...{ emitEventFx, homeRequested, lockRequested, reloadPhoneFx, phoneChanged, deepLinkOpened },
    settingsChosen,
  });
  const forDrivenPhones = useDrivenPhones();
  const { stage } = text;
  return (
    <div className={styles['bar']} role="toolbar" aria-label={text.setup.phone(selected + 1)}>
      <Button
        label={stage.back}
        icon="back"
        isBare
        keys="B"
        onClick={() =>
          forDrivenPhones((index) => void act.emitEventFx({ phone: index, name: 'backPressed' }))
        }
      />
      <Button
        label={isHome ? stage.resume : stage.home}
        icon="home"
        isBare
        isPressed={isHome}
        keys="H"
        onClick={() => forDrivenPhones((phone) => act.homeRequested({ phone, isHome: !isHome }))}
      />
      <Button
        label={isLocked ? stage.unlock : stage.lock}
        icon="lock"
        isBare
        isPressed={isLocked}
        keys="L"
        onClick={() =>
          forDrivenPhones((phone) => act.lockRequested({ phone, isLocked: !isLocked }))
        }
      />
      <Button
        label={stage.reload}
        icon="reload"
        isBare
        keys="R"
        onClick={() => forDrivenPhones((index) => void act.reloadPhoneFx(index))}
      />
      <Button
        label={stage.rotate}
        icon="rotate"
        isBare
        keys="O"
        onClick={() => act.phoneChanged({ isLandscape: !phone.isLandscape })}
      />
      <DeepLink
        onOpen={(url) => forDrivenPhones((index) => act.deepLinkOpened({ phone: index, url }))}
      />
      {config.phones.length > 1 && (
        <label className={styles['all']} title={`${stage.allPhonesHint} (A)`}>
          {stage.allPhones}
          <Switch
            label={stage.allPhones}
            isOn={config.drivesAll}
            onChange={(drivesAll) => act.settingsChosen({ drivesAll })}
          />
        </label>
      )}
      <Outcome />
    </div>
  );
}

function DeepLink({ onOpen }: { onOpen: (url: string) => void }) {
  const { text, links } = useUnit({ text: $text, links: $recentLinks });
  const [url, setUrl] = useState('');
  const { stage } = text;
  return (
    <form
      className={styles['link']}
      onSubmit={(event) => {
        event.preventDefault();
        if (url.trim() !== '') onOpen(url.trim());
      }}
    >
      <TextInput
        id={linkFieldId}
        label={stage.deepLink}
        value={url}
        placeholder={`${stage.deepLink}: ${stage.deepLinkHint}`}
        list="deep-links"
        onChange={setUrl}
      />
      <datalist id="deep-links">
        {links.map((link) => (
          <option key={link} value={link} />
        ))}
      </datalist>
      <Button
        label={stage.open}
        look="outlined"
        isDisabled={url.trim() === ''}
        onClick={() => onOpen(url.trim())}
      />
    </form>
  );
}

/** The page's answer to the last event. */
function Outcome() {
  const { text, last } = useUnit({ text: $text, last: $lastEmission });
  if (last === null) return null;
  const { stage } = text;
  const answer =
    last.result === null ? stage.noBridge : last.result ? stage.consumed : stage.declined;
  return (
    <output className={styles['outcome']}>
      <bdi>{last.name}</bdi>: {answer}
    </output>
  );
}
