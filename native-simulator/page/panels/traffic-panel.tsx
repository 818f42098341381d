import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';

import { $text } from '../i18n/text';
import { maskForDisplay } from '../lib/mask-for-display';
import { trafficKinds } from '../lib/traffic';
import { $config } from '../model/config';
import { $differences } from '../model/differences';
import {
  $showsDifferingOnly,
  $showsSelectedPhoneOnly,
  $shownKinds,
  $searchText,
  $shownTraffic,
  kindToggled,
  differingOnlyToggled,
  selectedPhoneOnlyToggled,
  searchTyped,
} from '../model/traffic-filter';
import { $traffic, trafficCleared } from '../model/frames';
import { $drivesAll } from '../model/gestures';
import { Button } from '../ui/button';
import { TextInput } from '../ui/field';
import inspector from './inspector.module.css';
import styles from './traffic-panel.module.css';
import { TrafficLine } from './traffic-line';
import { searchFieldId } from './use-shortcuts';

/** Older lines are reached through the search. */
const MAX_LINES = 400;

/** Calls, events, requests and routes on one time line. */
export function TrafficPanel() {
  const { text, shown, all, differences } = useUnit({
    ...{ text: $text, shown: $shownTraffic },
    ...{ all: $traffic, differences: $differences },
  });
  const list = useRef<HTMLOListElement>(null);
  const isAtEnd = useRef(true);
  useEffect(() => {
    const element = list.current;
    if (element && isAtEnd.current) element.scrollTop = element.scrollHeight;
  }, [shown]);
  const { traffic } = text;
  return (
    <>
      <TrafficTools />
      {shown.length === 0 ? (
        <p className={styles['empty']}>
          {all.length === 0 ? traffic.empty : traffic.emptyFiltered}
        </p>
      ) : (
        <ol
          ref={list}
          className={styles['list']}
          aria-label={text.inspector.traffic}
          onScroll={({ currentTarget: element }) => {
            isAtEnd.current = element.scrollTop + element.clientHeight > element.scrollHeight - 40;
          }}
        >
          {shown.slice(-MAX_LINES).map((entry) => (
            <TrafficLine
              key={entry.number}
              entry={entry}
              all={all}
              difference={differences.get(entry.number)}
            />
          ))}
        </ol>
      )}
    </>
  );
}

function TrafficTools() {
  const { text, kinds, search, isOnlyPhone, config, shown, ...drive } = useUnit({
    text: $text,
    kinds: $shownKinds,
    search: $searchText,
    isOnlyPhone: $showsSelectedPhoneOnly,
    config: $config,
    shown: $shownTraffic,
    drivesAll: $drivesAll,
    isOnlyDiffering: $showsDifferingOnly,
  });
  const act = useUnit({
    ...{ kindToggled, searchTyped, trafficCleared },
    ...{ selectedPhoneOnlyToggled, differingOnlyToggled },
  });
  const { traffic } = text;
  const copy = () => {
    void navigator.clipboard.writeText(JSON.stringify(shown.map(maskForDisplay), null, 2));
  };
  return (
    <div className={inspector['tools']}>
      <div className={inspector['search']}>
        <TextInput
          id={searchFieldId}
          label={traffic.search}
          placeholder={`${traffic.search} (/)`}
          value={search}
          onChange={act.searchTyped}
        />
        <Button label={traffic.copyAll} icon="copy" isBare onClick={copy} />
        <Button label={traffic.clear} icon="trash" isBare keys="C" onClick={act.trafficCleared} />
      </div>
      <div className={inspector['row']}>
        {trafficKinds.map((kind) => (
          <Button
            key={kind}
            label={traffic[kind]}
            isPressed={kinds.includes(kind)}
            onClick={() => act.kindToggled(kind)}
          />
        ))}
        {config.phones.length > 1 && (
          <Button
            label={traffic.thisPhone}
            isPressed={isOnlyPhone}
            onClick={() => act.selectedPhoneOnlyToggled(!isOnlyPhone)}
          />
        )}
        {drive.drivesAll && (
          <Button
            label={traffic.differing}
            icon="differs"
            keys="M"
            isPressed={drive.isOnlyDiffering}
            onClick={act.differingOnlyToggled}
          />
        )}
      </div>
    </div>
  );
}
