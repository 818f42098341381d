import { useUnit } from 'effector-react';

import { BackButton } from '@/features/back-navigation/ui/back-button';
import { ChatInvitation } from '@/features/support-chat/ui/chat-invitation';
import { feedback as texts } from '@/shared/i18n/fa/feedback';
import { pageTitles } from '@/shared/i18n/fa/page-titles';
import { Button } from '@/shared/ui/button/button';
import { ButtonLink } from '@/shared/ui/button/button-link';
import { DoneMessage } from '@/shared/ui/done-message/done-message';
import { PageHeader } from '@/shared/ui/page-header/page-header';
import { LetterPicture } from '@/shared/ui/state-message/pictures/letter-picture';

import { $feedbackResult, anotherFeedbackClicked } from './model';
import { FeedbackForm } from './parts/feedback-form';
import styles from './view.module.css';

/** Writes to us, or chats with us. Rule: docs/behaviour.md#feedback */
export default function FeedbackPage() {
  const result = useUnit($feedbackResult);
  return (
    <div className={styles['page']}>
      <PageHeader start={<BackButton />} title={pageTitles.feedback} />
      {result === null && <ChatInvitation />}
      {result === null ? <FeedbackForm /> : <Done isKept={result === 'kept'} />}
    </div>
  );
}

function Done({ isKept }: { isKept: boolean }) {
  const another = useUnit(anotherFeedbackClicked);
  return (
    <DoneMessage
      picture={<LetterPicture />}
      title={isKept ? texts.kept : texts.sent}
      text={isKept ? texts.keptText : texts.sentText}
    >
      <ButtonLink to="/profile" kind="ink">
        {texts.back}
      </ButtonLink>
      <Button kind="quiet" onClick={() => another()}>
        {texts.another}
      </Button>
    </DoneMessage>
  );
}
