import { shop } from '@/shared/i18n/fa/shop';
import { EmptyShelfPicture } from '@/shared/ui/state-message/pictures/empty-shelf-picture';
import { StateMessage } from '@/shared/ui/state-message/state-message';

/** The storefront without any section. */
export default function EmptyShop() {
  return <StateMessage picture={<EmptyShelfPicture />} text={shop.empty} />;
}
