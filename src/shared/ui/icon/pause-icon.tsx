import { SvgIcon, type IconProps } from './svg-icon';

export function PauseIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <rect data-solid="" x="6" y="4.5" width="4.25" height="15" rx="1.4" stroke="none" />
      <rect data-solid="" x="13.75" y="4.5" width="4.25" height="15" rx="1.4" stroke="none" />
    </SvgIcon>
  );
}
