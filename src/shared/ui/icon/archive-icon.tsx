import { SvgIcon, type IconProps } from './svg-icon';

export function ArchiveIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M4 4.75h16v4H4ZM5.5 8.75v10.5h13V8.75M9.75 12.5h4.5" />
    </SvgIcon>
  );
}
