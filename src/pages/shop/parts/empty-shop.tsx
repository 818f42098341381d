import { shop } from '@/shared/i18n/fa/shop';
import { EmptyShelfPicture } from '@/shared/ui/state-message/pictures/empty-shelf-picture';
import { StateMessage } from '@/shared/ui/state-message/state-message';

/** A storefront without a single section. */
export default function EmptyShop() {
  return <StateMessage picture={<EmptyShelfPicture />} text={shop.empty} />;
}
