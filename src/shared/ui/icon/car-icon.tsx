import { SvgIcon, type IconProps } from './svg-icon';

/** A car from the front. */
export function CarIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M5.5 11.5 7 7.2a2 2 0 0 1 1.9-1.4h6.2A2 2 0 0 1 17 7.2l1.5 4.3M4 17.5v-3.6a2.4 2.4 0 0 1 2.4-2.4h11.2a2.4 2.4 0 0 1 2.4 2.4v3.6M4 17.25h16M5.25 17.5v1.75M18.75 17.5v1.75M7.5 14.4v.01M16.5 14.4v.01" />
    </SvgIcon>
  );
}
