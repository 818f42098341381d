import { useUnit } from 'effector-react';

import { $wishlistIds } from '@/entities/wishlist/model';
import { $appearance } from '@/features/appearance/model';
import { $canRateApp, appRatingRequested } from '@/features/rate-app/model';
import { $pushState, pushClicked } from '@/features/push/model';
import { $isChatOffered, $unreadMessages, chatSheet } from '@/features/support-chat/model';
import { profile as texts } from '@/shared/i18n/fa/profile';
import { push } from '@/shared/i18n/fa/push';
import { supportChat } from '@/shared/i18n/fa/support-chat';
import { formatNumber } from '@/shared/i18n/format';
import { ArchiveIcon } from '@/shared/ui/icon/archive-icon';
import { BellIcon } from '@/shared/ui/icon/bell-icon';
import { ChatIcon } from '@/shared/ui/icon/chat-icon';
import { CommentIcon } from '@/shared/ui/icon/comment-icon';
import { DisplayIcon } from '@/shared/ui/icon/display-icon';
import { HeartIcon } from '@/shared/ui/icon/heart-icon';
import { InfoIcon } from '@/shared/ui/icon/info-icon';
import { StarIcon } from '@/shared/ui/icon/star-icon';
import { TicketIcon } from '@/shared/ui/icon/ticket-icon';
import { RowButton, RowLink, RowList } from '@/shared/ui/row-list/row-list';

import { displaySheet } from '../model';

/** Links to further pages, the settings of the device, and the rating page where the native app has one. */
export function Places({ isLoggedIn }: { isLoggedIn: boolean }) {
  const { canRateApp, rate } = useUnit({ canRateApp: $canRateApp, rate: appRatingRequested });
  return (
    <nav aria-label={texts.placesLabel}>
      <RowList>
        {isLoggedIn && <OwnPlaces />}
        <DisplayRow />
        <PushRow />
        <ChatRow />
        <RowLink to="/feedback" label={texts.feedback} icon={<CommentIcon />} />
        <RowLink to="/about" label={texts.about} icon={<InfoIcon />} />
        {canRateApp && (
          <RowButton icon={<StarIcon />} label={texts.rateApp} onPress={() => rate()} />
        )}
      </RowList>
    </nav>
  );
}

function OwnPlaces() {
  const ids = useUnit($wishlistIds);
  const wishes = ids ? texts.books(formatNumber(ids.length)) : '';
  return (
    <>
      <RowLink to="/wishlist" label={texts.wishlist} icon={<HeartIcon />} note={wishes} />
      <RowLink to="/archive" label={texts.archive} icon={<ArchiveIcon />} />
      <RowLink to="/credit-code" label={texts.creditCode} icon={<TicketIcon />} />
    </>
  );
}

/** Opens the sheet with theme and text size. */
function DisplayRow() {
  const { appearance, open } = useUnit({ appearance: $appearance, open: displaySheet.opened });
  return (
    <RowButton
      icon={<DisplayIcon />}
      label={texts.display}
      note={texts.themes[appearance.theme]}
      opens
      onPress={() => open()}
    />
  );
}

/** Turns push messages on and off, in environments with a service worker. */
function PushRow() {
  const { state, toggle } = useUnit({ state: $pushState, toggle: pushClicked });
  if (state === null) return null;
  return (
    <RowButton
      icon={<BellIcon />}
      label={push.title}
      note={state === 'on' ? push.on : push.off}
      onPress={() => toggle()}
    />
  );
}

/** Opens the support chat where there is one. */
function ChatRow() {
  const { isOffered, unread, open } = useUnit({
    isOffered: $isChatOffered,
    unread: $unreadMessages,
    open: chatSheet.opened,
  });
  if (!isOffered) return null;
  return (
    <RowButton
      icon={<ChatIcon />}
      label={supportChat.title}
      note={unread > 0 ? supportChat.unread(formatNumber(unread)) : ''}
      opens
      onPress={() => open()}
    />
  );
}
