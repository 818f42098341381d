import { Picture } from './picture';

/** A stall of the bazaar with its shutters down. */
export function ClosedShopPicture() {
  return (
    <Picture>
      <path data-ground="" d="M38 48h84v56H38Z" />
      <path d="M38 54v50h84V54" />
      <path data-lid="" d="M30 26h100l8 22H22Z" />
      <path d="M22 48c0 8 6 12 11.5 12S45 56 45 48c0 8 6 12 11.5 12S68 56 68 48c0 8 6 12 12 12s12-4 12-12c0 8 6 12 11.5 12S115 56 115 48c0 8 6 12 11.5 12S138 56 138 48" />
      <path d="M45 48l7-22M68 48l3-22M92 48l-3-22M115 48l-7-22" />
      <path d="M50 72h60M50 83h60M50 94h60" />
    </Picture>
  );
}
