import { SvgIcon, type IconProps } from './svg-icon';

/** Driving mode. */
export function CarIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="m5.6 11.4 1.5-4.3a1.9 1.9 0 0 1 1.8-1.35h6.2a1.9 1.9 0 0 1 1.8 1.35l1.5 4.3M5.25 11.4h13.5a1.5 1.5 0 0 1 1.5 1.5v4.6H3.75v-4.6a1.5 1.5 0 0 1 1.5-1.5ZM6 17.5v1.75M18 17.5v1.75M7.25 14.45h1M15.75 14.45h1" />
    </SvgIcon>
  );
}
