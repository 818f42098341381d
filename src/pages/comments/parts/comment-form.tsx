import { useUnit } from 'effector-react';
import { useEffect, useRef, type ReactNode } from 'react';

import { $myRate } from '@/entities/rating/model';
import { $isLoggedIn } from '@/entities/session/model';
import { MAX_COMMENT_LENGTH } from '@/shared/api/contract/comments';
import { comments as texts } from '@/shared/i18n/fa/comments';
import { formatNumber } from '@/shared/i18n/format';
import { Button } from '@/shared/ui/button/button';
import { StarInput } from '@/shared/ui/rating/star-input';
import { TextArea } from '@/shared/ui/text-field/text-area';

import { $drafts, draftRated, draftTyped } from '../drafts';
import { $sendingKeys, $sendProblems, sendClicked } from '../send';

import styles from './comment-form.module.css';

/** From this many characters left on, the form counts them. */
const COUNTED_FROM = 500;

interface CommentFormProps {
  /** The key of the draft that the form shows. */
  draftKey: string;
  sendLabel: string;
  placeholder?: string;
  /** Whether the keyboard starts in the text, as after a press on 'edit'. */
  isFocused?: boolean;
  /** It has started there. */
  onFocused?: () => void;
  /** Another button, such as one that gives up a change. */
  children?: ReactNode;
}

/** Stars and text of a comment. Both stay until the comment is sent. */
export function CommentForm(props: CommentFormProps) {
  const { draftKey: key, sendLabel, placeholder, isFocused = false, onFocused, children } = props;
  const { drafts, myRate, isLoggedIn, sending, problems, typed, rated, send } = useUnit({
    drafts: $drafts,
    myRate: $myRate,
    isLoggedIn: $isLoggedIn,
    sending: $sendingKeys,
    problems: $sendProblems,
    typed: draftTyped,
    rated: draftRated,
    send: sendClicked,
  });
  const { text, rate } = drafts[key] ?? { text: '', rate: myRate };
  const isSending = sending.includes(key);
  const problem = problems[key];
  const area = useRef<HTMLTextAreaElement>(null);
  // In a list the form goes and comes with the scroll position: a problem that it comes with is not told again.
  const toldProblem = useRef(problem);
  useEffect(() => {
    if (problem === toldProblem.current) return;
    toldProblem.current = problem;
    if (problem !== undefined) area.current?.focus();
  }, [problem]);
  useEffect(() => {
    if (isFocused) onFocused?.();
  });
  const left = MAX_COMMENT_LENGTH - text.trim().length;

  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        send(key);
      }}
    >
      <StarInput
        legend={texts.yourRate}
        value={rate}
        labelOf={(stars) => texts.rate(formatNumber(stars))}
        onChosen={(stars) => rated({ key, rate: stars })}
      />
      <TextArea
        ref={area}
        label={texts.field}
        rows={4}
        value={text}
        placeholder={placeholder}
        readOnly={isSending}
        autoFocus={isFocused}
        error={problem?.text}
        onChange={({ target }) => typed({ key, text: target.value })}
      />
      {left < COUNTED_FROM && left >= 0 && (
        <p className={styles['hint']}>{texts.charactersLeft(formatNumber(left))}</p>
      )}
      <div className={styles['buttons']}>
        <Button type="submit" kind="ink" isBusy={isSending}>
          {isLoggedIn ? sendLabel : texts.signInAndSend}
        </Button>
        {children}
      </div>
      <p className={styles['hint']}>{isLoggedIn ? texts.publicHint : texts.signInHint}</p>
    </form>
  );
}
