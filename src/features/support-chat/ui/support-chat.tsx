import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';

import { listenToFrame } from '@/shared/browser/frame-messages';
import { common } from '@/shared/i18n/fa/common';
import { supportChat as texts } from '@/shared/i18n/fa/support-chat';
import { Button } from '@/shared/ui/button/button';
import { Sheet } from '@/shared/ui/dialog/sheet';
import { InPlaceLoader } from '@/shared/ui/spinner/in-place-loader';
import { LetterPicture } from '@/shared/ui/state-message/pictures/letter-picture';
import { StateMessage } from '@/shared/ui/state-message/state-message';

import {
  $chatFrame,
  $hasChatFailed,
  $isChatReady,
  chatMessagePosted,
  chatRetryClicked,
  chatSheet,
  type ChatFrame,
} from '../model';

import styles from './support-chat.module.css';

/** The support chat: a sheet that stays mounted while it is closed, so that its frame goes on. */
export default function SupportChat() {
  const { frame, hasFailed, isReady, isOpen, closed } = useUnit({
    frame: $chatFrame,
    hasFailed: $hasChatFailed,
    isReady: $isChatReady,
    isOpen: chatSheet.$isOpen,
    closed: chatSheet.closed,
  });
  return (
    <Sheet
      isOpen={isOpen}
      isKept
      title={texts.title}
      closeLabel={common.close}
      onDismissed={() => closed()}
    >
      <div className={styles['place']} aria-busy={!isReady && !hasFailed}>
        {!isReady && (hasFailed ? <Failure /> : <InPlaceLoader label={texts.loading} />)}
        {frame !== null && <Frame frame={frame} isReady={isReady} />}
      </div>
    </Sheet>
  );
}

interface FrameProps {
  frame: ChatFrame;
  isReady: boolean;
}

function Frame({ frame, isReady }: FrameProps) {
  const ref = useRef<HTMLIFrameElement>(null);
  const posted = useUnit(chatMessagePosted);
  const { url, sandbox, messageOrigin } = frame;
  useEffect(
    () => (ref.current ? listenToFrame(ref.current, messageOrigin, posted) : undefined),
    [messageOrigin, posted],
  );
  return (
    <iframe
      ref={ref}
      className={styles['frame']}
      // The page of the browser about a failure is no page of ours.
      data-ready={isReady}
      src={url}
      title={texts.title}
      sandbox={sandbox}
      referrerPolicy="no-referrer"
    />
  );
}

function Failure() {
  const retry = useUnit(chatRetryClicked);
  return (
    <StateMessage
      size="section"
      picture={<LetterPicture />}
      text={texts.failed}
      action={
        <Button kind="outline" onClick={() => retry()}>
          {common.retry}
        </Button>
      }
    />
  );
}
