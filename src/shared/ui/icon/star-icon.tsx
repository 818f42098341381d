import { SvgIcon, type IconProps } from './svg-icon';

const whole =
  'm12 3.9 2.5 5.15 5.65.8-4.1 4 1 5.65L12 16.85 6.95 19.5l1-5.65-4.1-4 5.65-.8L12 3.9Z';
const firstHalf = 'M12 3.9v12.95L6.95 19.5l1-5.65-4.1-4 5.65-.8L12 3.9Z';

interface StarIconProps extends IconProps {
  fill?: 'none' | 'half' | 'full' | undefined;
}

/** A star; a half star is filled from the start of the writing direction. */
export function StarIcon({ fill = 'full', ...props }: StarIconProps) {
  return (
    <SvgIcon {...props} isMirrored>
      <path data-solid={fill === 'full' ? '' : undefined} d={whole} />
      {fill === 'half' && <path data-solid="" d={firstHalf} />}
    </SvgIcon>
  );
}
