import { SvgIcon, type IconProps } from './svg-icon';

/** The sleep timer. */
export function MoonIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M19.6 14.4A7.9 7.9 0 1 1 9.7 4.4a6.3 6.3 0 0 0 9.9 10Z" />
    </SvgIcon>
  );
}
