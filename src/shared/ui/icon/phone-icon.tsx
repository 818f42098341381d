import { SvgIcon, type IconProps } from './svg-icon';

export function PhoneIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <rect x="6.75" y="3.5" width="10.5" height="17" rx="2" />
      <path d="M11 17.25h2" />
    </SvgIcon>
  );
}
