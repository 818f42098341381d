import { SvgIcon, type IconProps } from './svg-icon';

export function ClockIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <circle cx="12" cy="12" r="8.25" />
      <path d="M12 7.25V12l3 2" />
    </SvgIcon>
  );
}
