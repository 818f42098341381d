import { SvgIcon, type IconProps } from './svg-icon';

export function InfoIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <circle cx="12" cy="12" r="8.25" />
      <path d="M12 11.4v4.85M12 7.9v.01" />
    </SvgIcon>
  );
}
