import { SvgIcon, type IconProps } from './svg-icon';

export function WifiOffIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M12 18.75v.01M8.75 15.4a4.7 4.7 0 0 1 6.5 0M5.7 12.1a9 9 0 0 1 3.1-2M18.3 12.1a9 9 0 0 0-4.8-2.4M2.9 8.8a13 13 0 0 1 3.7-2.5M21.1 8.8a13.1 13.1 0 0 0-10-3.5M4.5 3.75l15 16" />
    </SvgIcon>
  );
}
