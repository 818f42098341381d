import { SvgIcon, type IconProps } from './svg-icon';

export function WarningIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M12 4.5 20.5 19h-17L12 4.5ZM12 10.25v4M12 16.6v.01" />
    </SvgIcon>
  );
}
