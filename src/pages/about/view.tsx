import { useUnit } from 'effector-react';

import { $client } from '@/entities/client/model';
import { BackButton } from '@/features/back-navigation/ui/back-button';
import { openOutsideFx } from '@/shared/bridge/open-outside';
import { APP_VERSION, CONTACT_ADDRESS, WEB_APP_VERSION } from '@/shared/config/constants';
import { $environment } from '@/shared/config/environment';
import { about as texts } from '@/shared/i18n/fa/about';
import { brands } from '@/shared/i18n/fa/brands';
import { pageTitles } from '@/shared/i18n/fa/page-titles';
import { toPersianDigits } from '@/shared/i18n/format';
import { contentPagePath } from '@/shared/routing/paths';
import { CommentIcon } from '@/shared/ui/icon/comment-icon';
import { InfoIcon } from '@/shared/ui/icon/info-icon';
import { LockIcon } from '@/shared/ui/icon/lock-icon';
import { MailIcon } from '@/shared/ui/icon/mail-icon';
import { PageHeader } from '@/shared/ui/page-header/page-header';
import { RowButton, RowLink, RowList } from '@/shared/ui/row-list/row-list';
import { Wordmark } from '@/shared/ui/wordmark/wordmark';

import { Notices } from './parts/notices';
import styles from './view.module.css';

/** About the app: its versions, how to write to us, and the licenses of what it is made of. */
export default function AboutPage() {
  const { brand } = useUnit($client);
  return (
    <div className={styles['page']}>
      <PageHeader start={<BackButton />} title={pageTitles.about} />
      <div className={styles['content']}>
        <div className={styles['brand']}>
          {brand === 'shenidar' ? (
            <Wordmark name={brands.shenidar} />
          ) : (
            <p className={styles['otherBrand']}>{brands[brand]}</p>
          )}
          <p className={styles['lead']}>{texts.lead}</p>
          <Versions />
        </div>
        <Places />
        <Notices />
      </div>
    </div>
  );
}

/** A web build has a version of its own, as an installed app has. */
function Versions() {
  const { shell } = useUnit($environment);
  return (
    <p className={styles['versions']}>
      {texts.versions} <bdi>{toPersianDigits(APP_VERSION)}</bdi>
      {shell === 'web' && (
        <>
          {' · '}
          {texts.webApp} <bdi>{toPersianDigits(WEB_APP_VERSION)}</bdi>
        </>
      )}
    </p>
  );
}

function Places() {
  const openOutside = useUnit(openOutsideFx);
  return (
    <nav aria-label={texts.placesLabel}>
      <RowList>
        {/* Opens outside the app: in a wrapper by the native app. */}
        <RowButton
          icon={<MailIcon />}
          label={texts.contact}
          opens
          onPress={() => void openOutside(CONTACT_ADDRESS)}
        />
        <RowLink to="/feedback" icon={<CommentIcon />} label={texts.feedback} />
        <RowLink to={contentPagePath('terms')} icon={<InfoIcon />} label={texts.terms} />
        <RowLink to={contentPagePath('privacy')} icon={<LockIcon />} label={texts.privacy} />
      </RowList>
    </nav>
  );
}
