import { playerOptions } from '@/shared/i18n/fa/player-options';
import { toPersianDigits } from '@/shared/i18n/format';

/** A speed as people read it. It has a direction of its own, so that the sign stays behind the number. */
export function SpeedLabel({ speed }: { speed: number }) {
  return <bdi dir="ltr">{playerOptions.speedOf(toPersianDigits(speed))}</bdi>;
}
