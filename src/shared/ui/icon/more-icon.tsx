import { SvgIcon, type IconProps } from './svg-icon';

export function MoreIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M5.5 12v.01M12 12v.01M18.5 12v.01" strokeWidth="2.5" />
    </SvgIcon>
  );
}
