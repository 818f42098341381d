import { catalog as texts } from '@/shared/i18n/fa/catalog';
import { ButtonLink } from '@/shared/ui/button/button-link';
import { MissingBookPicture } from '@/shared/ui/state-message/pictures/missing-book-picture';
import { StateMessage } from '@/shared/ui/state-message/state-message';

/** A list or a genre that the server does not know. */
export function MissingCatalog() {
  return (
    <StateMessage
      picture={<MissingBookPicture />}
      text={texts.missing}
      action={
        <ButtonLink to="/catalog-landing" kind="outline">
          {texts.toCatalog}
        </ButtonLink>
      }
    />
  );
}
