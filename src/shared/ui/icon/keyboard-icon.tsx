import { SvgIcon, type IconProps } from './svg-icon';

export function KeyboardIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <rect x="3.5" y="6" width="17" height="12" rx="2" />
      <path d="M7 9.75v.01M10.3 9.75v.01M13.7 9.75v.01M17 9.75v.01M8.5 14.25h7" />
    </SvgIcon>
  );
}
