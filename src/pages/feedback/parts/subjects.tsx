import { useUnit } from 'effector-react';

import { feedbackSubjects } from '@/shared/api/contract/feedback';
import { feedback as texts } from '@/shared/i18n/fa/feedback';

import { $feedbackSubject, subjectChosen } from '../model';

import styles from './subjects.module.css';

/** What the feedback is about: one of a few. */
export function Subjects() {
  const { chosen, choose } = useUnit({ chosen: $feedbackSubject, choose: subjectChosen });
  return (
    <fieldset className={styles['subjects']}>
      <legend className={styles['legend']}>{texts.subject}</legend>
      <div className={styles['row']}>
        {feedbackSubjects.map((subject) => (
          <label key={subject} className={styles['subject']}>
            <input
              type="radio"
              className={styles['radio']}
              name="subject"
              value={subject}
              checked={subject === chosen}
              onChange={() => choose(subject)}
            />
            <span className={styles['chip']}>{texts.subjects[subject]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
