import { SvgIcon, type IconProps } from './svg-icon';

export function ProfileIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <circle cx="12" cy="8.25" r="3.75" />
      <path d="M4.75 19.5c.7-3.4 3.6-5 7.25-5s6.55 1.6 7.25 5" />
    </SvgIcon>
  );
}
