import { SvgIcon, type IconProps } from './svg-icon';

export function DownloadIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M12 4v11M7.5 10.75 12 15.25l4.5-4.5M4.75 19.25h14.5" />
    </SvgIcon>
  );
}
