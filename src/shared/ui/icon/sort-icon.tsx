import { SvgIcon, type IconProps } from './svg-icon';

export function SortIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M8 5v14M4.5 15.5 8 19l3.5-3.5M16 19V5M12.5 8.5 16 5l3.5 3.5" />
    </SvgIcon>
  );
}
