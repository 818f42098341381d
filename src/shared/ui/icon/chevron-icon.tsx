import { SvgIcon, type IconProps } from './svg-icon';

/** `forward` and `back` follow the writing direction. */
const shapes = {
  forward: 'm9.25 5.75 6.25 6.25-6.25 6.25',
  back: 'M14.75 5.75 8.5 12l6.25 6.25',
  up: 'M5.75 14.75 12 8.5l6.25 6.25',
  down: 'M5.75 9.25 12 15.5l6.25-6.25',
} as const;

interface ChevronIconProps extends IconProps {
  to: keyof typeof shapes;
}

export function ChevronIcon({ to, ...props }: ChevronIconProps) {
  return (
    <SvgIcon {...props} isMirrored>
      <path d={shapes[to]} />
    </SvgIcon>
  );
}
