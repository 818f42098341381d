import { SvgIcon, type IconProps } from './svg-icon';

export function RefreshIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M19.25 12a7.25 7.25 0 1 1-2.2-5.2l2.2 2.2M19.25 4.5V9h-4.5" />
    </SvgIcon>
  );
}
