import { SvgIcon, type IconProps } from './svg-icon';

/** Speed. */
export function GaugeIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M5.3 18a8.5 8.5 0 1 1 13.4 0M12 13.75l3.75-4.6" />
      <circle cx="12" cy="13.75" r="1" />
    </SvgIcon>
  );
}
