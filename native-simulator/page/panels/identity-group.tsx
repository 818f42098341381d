import { useUnit } from 'effector-react';

import { clients, type ClientKind } from '@/shared/config/clients';
import { platforms } from '@/shared/config/combinations';
import { environments } from '@/shared/config/environments';
import { $text } from '../i18n/text';
import {
  $environment,
  $exclusionReason,
  $selectedIndex,
  $selectedPhone,
  clientChange,
  phoneChanged,
} from '../model/config';
import { useState } from 'react';
import { Field, Select, TextInput } from '../ui/field';
import { SegmentsField } from '../ui/segments';
import styles from './setup-panel.module.css';

const kinds: readonly ClientKind[] = ['own', 'market', 'partner'];

/** Client, platform, environment and first path. */
export function IdentityGroup() {
  const { text, phone, selected, exclusion } = useUnit({
    text: $text,
    phone: $selectedPhone,
    selected: $selectedIndex,
    exclusion: $exclusionReason,
  });
  const change = useUnit(phoneChanged);
  const { setup } = text;
  return (
    <section className={styles['group']}>
      <Field label={setup.client}>
        <Select
          value={phone.client}
          onChange={(name) => {
            const client = clients.find((each) => each.name === name);
            if (client) change(clientChange(client.name, phone));
          }}
        >
          {kinds.map((kind) => (
            <optgroup key={kind} label={setup.kinds[kind]}>
              {clients
                .filter((client) => client.kind === kind)
                .map(({ name, id }) => (
                  <option key={name} value={name}>{`${name} (${id})`}</option>
                ))}
            </optgroup>
          ))}
        </Select>
      </Field>
      <SegmentsField
        label={setup.platform}
        value={phone.platform}
        options={platforms.map((value) => ({ value, text: setup.platforms[value] }))}
        onChange={(platform) => change({ platform })}
      />
      {exclusion !== null && (
        <p className={styles['notice']} role="status" dir="ltr">
          {exclusion}
        </p>
      )}
      <EnvironmentPicker />
      <PathField key={`${selected} ${phone.path}`} />
    </section>
  );
}

/** A server has one environment. For another one, this shows the command that serves it. */
function EnvironmentPicker() {
  const { text, phone, served } = useUnit({
    text: $text,
    phone: $selectedPhone,
    served: $environment,
  });
  const [wanted, setWanted] = useState<string>(served.name);
  const { setup } = text;
  return (
    <>
      <Field label={setup.environment}>
        <Select value={wanted} onChange={setWanted}>
          {environments.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {wanted !== served.name && (
        <p className={styles['notice']} role="status">
          {setup.otherEnvironment}
          <code className={styles['code']} dir="ltr">
            {`npx shenidar launch --client ${phone.client} --env ${wanted} --platform ${phone.platform}`}
          </code>
        </p>
      )}
    </>
  );
}

/** Applies the path on submit, because each change reloads the phone. */
function PathField() {
  const { text, phone } = useUnit({ text: $text, phone: $selectedPhone });
  const change = useUnit(phoneChanged);
  const [path, setPath] = useState(phone.path);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        change({ path: /^\/(?!\/)/.test(path) ? path : `/${path.replace(/^\/+/, '')}` });
      }}
    >
      <Field label={text.setup.path}>
        <TextInput value={path} onChange={setPath} placeholder="/" />
      </Field>
    </form>
  );
}
