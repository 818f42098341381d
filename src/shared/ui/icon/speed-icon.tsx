import { SvgIcon, type IconProps } from './svg-icon';

/** A speedometer. */
export function SpeedIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M6.1 18.4a8.75 8.75 0 1 1 11.8 0M12 12.5l3.6-4.1M12 12.5v.01" />
    </SvgIcon>
  );
}
