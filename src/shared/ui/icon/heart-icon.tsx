import { SvgIcon, type IconProps } from './svg-icon';

const heart =
  'M12 20S4 15.5 4 9.6A4.35 4.35 0 0 1 8.4 5.2c1.55 0 2.9.8 3.6 2 .7-1.2 2.05-2 3.6-2A4.35 4.35 0 0 1 20 9.6C20 15.5 12 20 12 20Z';

interface HeartIconProps extends IconProps {
  /** A filled heart: the book is on the wishlist. */
  isFilled?: boolean | undefined;
}

export function HeartIcon({ isFilled = false, ...props }: HeartIconProps) {
  return (
    <SvgIcon {...props}>
      <path data-solid={isFilled ? '' : undefined} d={heart} />
    </SvgIcon>
  );
}
