import { useUnit } from 'effector-react';

import { $text } from '../i18n/text';
import { $addressProblems } from '../model/config';
import { $scenarioErrors } from '../model/scenarios';
import styles from './setup-panel.module.css';

/** The errors of the address and of the last scenario file. */
export function SetupProblems() {
  const { text, problems, errors } = useUnit({
    text: $text,
    problems: $addressProblems,
    errors: $scenarioErrors,
  });
  const { setup } = text;
  const lines = problems.map(({ name, value, valid }) =>
    valid.length === 0
      ? `${name}=${value}`
      : `${name}=${value} (${setup.validAre}: ${valid.join(', ')})`,
  );
  return (
    <>
      {[
        { title: setup.ignored, lines },
        { title: setup.notFromFile, lines: errors },
      ].map(
        (notice) =>
          notice.lines.length > 0 && (
            <div key={notice.title} className={styles['notice']} role="alert">
              {notice.title}
              <ul dir="ltr">
                {notice.lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </div>
          ),
      )}
    </>
  );
}
