import { SvgIcon, type IconProps } from './svg-icon';

export function BellIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M12 3.75a5.5 5.5 0 0 0-5.5 5.5v3.5l-1.75 3v.5h14.5v-.5l-1.75-3v-3.5a5.5 5.5 0 0 0-5.5-5.5ZM9.75 18.75a2.25 2.25 0 0 0 4.5 0" />
    </SvgIcon>
  );
}
