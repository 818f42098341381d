import { useUnit } from 'effector-react';
import { useState, type ReactNode } from 'react';

import { BackButton } from '@/features/back-navigation/ui/back-button';
import { pageTitles } from '@/shared/i18n/fa/page-titles';
import { webviewPage as texts } from '@/shared/i18n/fa/webview-page';
import { ButtonLink } from '@/shared/ui/button/button-link';
import { PageHeader } from '@/shared/ui/page-header/page-header';
import { InPlaceLoader } from '@/shared/ui/spinner/in-place-loader';
import { ClosedShopPicture } from '@/shared/ui/state-message/pictures/closed-shop-picture';
import { StateMessage } from '@/shared/ui/state-message/state-message';

import { $framed } from './model';
import styles from './view.module.css';

/** A page of the site inside the app. Only addresses of the site are shown. Rule: docs/behaviour.md#web-page */
export default function WebviewPage() {
  const framed = useUnit($framed);
  return (
    <div className={styles['page']}>
      <PageHeader start={<BackButton />} title={pageTitles['webview-page']} />
      {framed?.kind === 'address' && <Frame key={framed.url} url={framed.url} />}
      {framed?.kind === 'refused' && <Refusal host={framed.host} />}
      {framed?.kind === 'missing' && <Message text={texts.missing} />}
    </div>
  );
}

/**
 * The sandbox allows links that open a window, and neither scripts nor the site's own origin: on Android every
 * frame could call the native wrapper.
 */
function Frame({ url }: { url: string }) {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <div className={styles['place']} aria-busy={!isLoaded}>
      {!isLoaded && <InPlaceLoader label={texts.loading} />}
      <iframe
        className={styles['frame']}
        src={url}
        title={pageTitles['webview-page']}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        onLoad={() => setLoaded(true)}
      />
    </div>
  );
}

function Refusal({ host }: { host: string }) {
  return (
    <Message text={texts.refused}>
      {host !== '' && (
        <p className={styles['host']} dir="ltr">
          {host}
        </p>
      )}
    </Message>
  );
}

function Message({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <StateMessage
      picture={<ClosedShopPicture />}
      text={text}
      action={
        <div className={styles['way']}>
          {children}
          <ButtonLink to="/" kind="outline">
            {texts.toShop}
          </ButtonLink>
        </div>
      }
    />
  );
}
