import { SvgIcon, type IconProps } from './svg-icon';

export function HeadphonesIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M4.25 15.5v-2.75a7.75 7.75 0 0 1 15.5 0v2.75" />
      <rect x="4.25" y="13.75" width="3.75" height="6" rx="1.6" />
      <rect x="16" y="13.75" width="3.75" height="6" rx="1.6" />
    </SvgIcon>
  );
}
