import { shop } from '@/shared/i18n/fa/shop';
import { ClosedShopPicture } from '@/shared/ui/state-message/pictures/closed-shop-picture';
import { StateMessage } from '@/shared/ui/state-message/state-message';

/** The storefront without any section. */
export default function EmptyShop() {
  return <StateMessage picture={<ClosedShopPicture />} text={shop.empty} />;
}
