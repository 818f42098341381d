import { SvgIcon, type IconProps } from './svg-icon';

export function MailIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M5.5 5.75h13a1.75 1.75 0 0 1 1.75 1.75v9a1.75 1.75 0 0 1-1.75 1.75h-13a1.75 1.75 0 0 1-1.75-1.75v-9A1.75 1.75 0 0 1 5.5 5.75ZM4.25 7.5 12 13l7.75-5.5" />
    </SvgIcon>
  );
}
