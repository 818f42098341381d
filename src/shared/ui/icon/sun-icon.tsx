import { SvgIcon, type IconProps } from './svg-icon';

export function SunIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <circle cx="12" cy="12" r="3.9" />
      <path d="M12 3.25v1.5M12 19.25v1.5M3.25 12h1.5M19.25 12h1.5M5.8 5.8l1.05 1.05M17.15 17.15l1.05 1.05M18.2 5.8l-1.05 1.05M6.85 17.15 5.8 18.2" />
    </SvgIcon>
  );
}
