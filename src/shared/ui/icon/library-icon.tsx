import { SvgIcon, type IconProps } from './svg-icon';

export function LibraryIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M5 4.75v14.5M9.25 4.75v14.5M13.4 5.2l5.1 13.85" />
    </SvgIcon>
  );
}
