import { SvgIcon, type IconProps } from './svg-icon';

/** A crescent, for the night. */
export function MoonIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M19.6 14.6A8.1 8.1 0 0 1 9.4 4.4a8.1 8.1 0 1 0 10.2 10.2Z" />
    </SvgIcon>
  );
}
