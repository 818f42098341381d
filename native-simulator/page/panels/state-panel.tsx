import { useUnit } from 'effector-react';
import { useState, type ReactNode } from 'react';

import { $text } from '../i18n/text';
import { initialScreen } from '../lib/native-screen';
import { $selectedIndex } from '../model/config';
import { emitEventFx } from '../model/frames';
import { $screens } from '../model/screens';
import { nativeSignOutClicked, reloadPhoneFx } from '../model/sign-in';
import { phoneStorageOf } from '../phone/phone-launch';
import { forgetUser } from '../phone/phone-user';
import { Button } from '../ui/button';
import { JsonView } from '../ui/json-view';
import inspector from './inspector.module.css';

/** The state of the selected phone's native app and its storage. */
export function StatePanel() {
  const { text, screens, selected } = useUnit({
    text: $text,
    screens: $screens,
    selected: $selectedIndex,
  });
  const act = useUnit({ nativeSignOutClicked, reloadPhoneFx });
  const screen = screens[selected] ?? initialScreen;
  const { state } = text;
  const signOut = (
    <Button
      label={state.signOut}
      isDisabled={screen.tokens === null}
      onClick={() => act.nativeSignOutClicked(selected)}
    />
  );
  return (
    <div className={inspector['scroll']}>
      <Part title={state.webView} value={screen.webViewState} />
      <Part title={state.tokens} value={screen.tokens} action={signOut} />
      <Part
        title={state.nativeState}
        value={isEmpty(screen.nativeState) ? null : screen.nativeState}
      >
        <NativeStateEditor key={selected} index={selected} />
      </Part>
      <Part title={state.media} value={screen.media} />
      <Part
        title={state.market}
        value={isEmpty(screen.marketStatuses) ? null : screen.marketStatuses}
      />
      <LogPart />
      <StoragePart key={`storage-${selected}`} index={selected} />
    </div>
  );
}

const isEmpty = (value: object) => Object.keys(value).length === 0;

interface PartProps {
  readonly title: string;
  /** Null for no value yet. */
  readonly value: unknown;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

function Part({ title, value, action, children }: PartProps) {
  const { state } = useUnit($text);
  return (
    <section className={inspector['section']} aria-label={title}>
      <h3 className={inspector['heading']}>
        {title}
        {action}
      </h3>
      {value === null ? (
        <p className={inspector['none']}>{state.none}</p>
      ) : (
        <JsonView value={value} />
      )}
      {children}
    </section>
  );
}

/** Sends a `nativeState` event, which the page merges into its native state. */
function NativeStateEditor({ index }: { index: number }) {
  const { state } = useUnit($text);
  const emit = useUnit(emitEventFx);
  const [json, setJson] = useState('{ "theme": "dark" }');
  const [isWrong, setWrong] = useState(false);
  const send = () => {
    const payload = objectIn(json);
    setWrong(payload === null);
    if (payload) void emit({ phone: index, name: 'nativeState', payload });
  };
  return (
    <div className={inspector['form']}>
      <textarea
        className={inspector['area']}
        dir="ltr"
        aria-label={state.nativeStateHint}
        value={json}
        onChange={(event) => setJson(event.target.value)}
      />
      {isWrong && (
        <p className={inspector['error']} role="alert">
          {state.notObject}
        </p>
      )}
      <Button label={state.send} look="outlined" onClick={send} />
    </div>
  );
}

function LogPart() {
  const { text, screens, selected } = useUnit({
    text: $text,
    screens: $screens,
    selected: $selectedIndex,
  });
  const { log } = screens[selected] ?? initialScreen;
  return (
    <section className={inspector['section']} aria-label={text.state.log}>
      <h3 className={inspector['heading']}>{text.state.log}</h3>
      {log.length === 0 && <p className={inspector['none']}>{text.state.none}</p>}
      <ul className={inspector['lines']} dir="ltr">
        {log.map(({ level, message, data }, place) => (
          <li key={place}>
            <b>{level}</b>
            <span>
              {message} {data === undefined ? '' : JSON.stringify(data)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The keys of the phone's own storage, and a button that clears them with all that is the user's. */
function StoragePart({ index }: { index: number }) {
  const { state } = useUnit($text);
  const reload = useUnit(reloadPhoneFx);
  const storage = phoneStorageOf(index);
  const keys = Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '');
  const value = Object.fromEntries(keys.map((key) => [key, storage.getItem(key)]));
  const wipe = () => {
    storage.clear();
    // The next page forgets once more what this one stores at its very end, such as the place in the book.
    forgetUser(index);
    void reload(index);
  };
  return (
    <Part
      title={state.storage}
      value={isEmpty(value) ? null : value}
      action={<Button label={state.wipe} onClick={wipe} />}
    />
  );
}

function objectIn(json: string): object | null {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
