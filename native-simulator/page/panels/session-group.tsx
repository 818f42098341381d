import { useUnit } from 'effector-react';
import { useState } from 'react';

import { personas } from '@fixtures/users/personas';
import { tokenFields } from '../../config/token-fields';
import { $text } from '../i18n/text';
import { $selectedPhone, $selectedIndex, clientOf, phoneChanged } from '../model/config';
import { nativeTokensCleared } from '../model/screens';
import { sessionCleared } from '../model/sign-in';
import { Button } from '../ui/button';
import { Field, Select, TextInput } from '../ui/field';
import styles from './setup-panel.module.css';

/** The signed-in persona, the partner token, and the native app's token set. */
export function SessionGroup() {
  const { text, phone, selected } = useUnit({
    text: $text,
    phone: $selectedPhone,
    selected: $selectedIndex,
  });
  const act = useUnit({ phoneChanged, nativeTokensCleared, sessionCleared });
  const { setup } = text;
  const kind = clientOf(phone).partnerKind;
  return (
    <section className={styles['group']}>
      <Field label={setup.persona}>
        <Select
          value={phone.persona ?? ''}
          onChange={(name) => {
            const persona = personas.find((each) => each.name === name)?.name ?? null;
            act.nativeTokensCleared(selected);
            act.sessionCleared(selected);
            act.phoneChanged({ persona });
          }}
        >
          <option value="">{setup.signedOut}</option>
          {personas.map(({ name }) => (
            <option key={name} value={name}>{`${name} · ${text.personas[name]}`}</option>
          ))}
        </Select>
      </Field>
      {kind !== undefined && (
        <PartnerToken key={`${selected} ${phone.client} ${phone.token}`} kind={kind} />
      )}
      {phone.platform !== 'web' && <TokenSet />}
    </section>
  );
}

function PartnerToken({ kind }: { kind: string }) {
  const { text, phone } = useUnit({ text: $text, phone: $selectedPhone });
  const change = useUnit(phoneChanged);
  const [token, setToken] = useState(phone.token);
  const { setup } = text;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        change({ token });
      }}
    >
      <Field label={setup.partnerToken}>
        <TextInput value={token} onChange={setToken} />
      </Field>
      <div className={styles['row']}>
        <Button label={setup.tokenGood} onClick={() => change({ token: `partner-ok-${kind}` })} />
        <Button
          label={setup.tokenExpired}
          onClick={() => change({ token: `partner-expired-${kind}` })}
        />
        <Button label={setup.tokenNone} onClick={() => change({ token: '' })} />
      </div>
    </form>
  );
}

/** The native app's token set. */
function TokenSet() {
  const { text, phone, selected } = useUnit({
    text: $text,
    phone: $selectedPhone,
    selected: $selectedIndex,
  });
  const { setup } = text;
  return (
    <details className={styles['tokens']}>
      <summary>{setup.tokenSet}</summary>
      <p className={styles['hint']}>{setup.tokenHint}</p>
      <TokenSetEditor key={`${selected} ${JSON.stringify(phone.tokenEdits)}`} />
    </details>
  );
}

/** The fields of the token set. A change reloads the phone. */
function TokenSetEditor() {
  const { text, phone } = useUnit({ text: $text, phone: $selectedPhone });
  const change = useUnit(phoneChanged);
  const [edits, setEdits] = useState(phone.tokenEdits);
  const typed = Object.fromEntries(Object.entries(edits).filter(([, value]) => value !== ''));
  return (
    <form
      className={styles['tokens']}
      onSubmit={(event) => {
        event.preventDefault();
        change({ tokenEdits: typed });
      }}
    >
      {tokenFields.map(({ name, sample }) => (
        <label key={name} className={styles['edit']}>
          <bdi>{name}</bdi>
          <TextInput
            value={edits[name] ?? ''}
            placeholder={sample}
            onChange={(value) => setEdits({ ...edits, [name]: value })}
          />
        </label>
      ))}
      <Button
        label={text.stage.reload}
        look="outlined"
        onClick={() => change({ tokenEdits: typed })}
      />
    </form>
  );
}
