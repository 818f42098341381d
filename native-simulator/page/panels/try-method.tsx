import { useUnit } from 'effector-react';
import { useState } from 'react';

import type { MethodName } from '@/shared/bridge/methods';
import { exampleArgs } from '../../shim/examples';
import { $text } from '../i18n/text';
import { $selectedIndex } from '../model/config';
import { tryMethodFx } from '../model/try-out';
import { Button } from '../ui/button';
import inspector from './inspector.module.css';
import { usePhoneResults } from './use-phone-results';

/** Calls the method as the app does, with arguments that the user types. */
export function TryMethod({ name }: { name: MethodName }) {
  const { text, selected } = useUnit({ text: $text, selected: $selectedIndex });
  const tryOut = useUnit(tryMethodFx);
  const [json, setJson] = useState(JSON.stringify(exampleArgs[name], null, 2));
  const [result, note] = usePhoneResults();
  const { bridge, traffic } = text;
  const run = () => {
    const show = (outcome: string) => note(selected, outcome);
    tryOut({ phone: selected, method: name, json }).then(show, (error: unknown) =>
      show(error instanceof SyntaxError ? bridge.notJson : String(error)),
    );
  };
  return (
    <div className={inspector['form']}>
      {json !== '{}' && (
        <textarea
          className={inspector['area']}
          dir="ltr"
          aria-label={`${name}: ${traffic.arguments}`}
          value={json}
          onChange={(event) => setJson(event.target.value)}
        />
      )}
      <Button label={`${bridge.try} ${name}`} look="outlined" onClick={run}>
        {bridge.try}
      </Button>
      {result !== undefined && (
        <output className={inspector['none']}>
          {bridge.gave}: <bdi>{result}</bdi>
        </output>
      )}
    </div>
  );
}
