import { SvgIcon, type IconProps } from './svg-icon';

export function BellIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M6.25 16.5v-5.75a5.75 5.75 0 0 1 11.5 0v5.75l1.5 1.25H4.75l1.5-1.25ZM10 20.25h4M12 5V3.75" />
    </SvgIcon>
  );
}
