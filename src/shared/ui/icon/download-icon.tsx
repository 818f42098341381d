import { SvgIcon, type IconProps } from './svg-icon';

export function DownloadIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M12 4v10.75M7.75 10.6 12 14.85l4.25-4.25M5 19.25h14" />
    </SvgIcon>
  );
}
