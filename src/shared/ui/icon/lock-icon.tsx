import { SvgIcon, type IconProps } from './svg-icon';

export function LockIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M6 10.75h12v8.5H6ZM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5M12 14.25v1.5" />
    </SvgIcon>
  );
}
