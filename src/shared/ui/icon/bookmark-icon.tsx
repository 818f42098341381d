import { SvgIcon, type IconProps } from './svg-icon';

interface BookmarkIconProps extends IconProps {
  isFilled?: boolean;
}

export function BookmarkIcon({ isFilled = false, ...props }: BookmarkIconProps) {
  return (
    <SvgIcon {...props}>
      <path
        fill={isFilled ? 'currentColor' : undefined}
        d="M6.5 4.75c0-.7.55-1.25 1.25-1.25h8.5c.7 0 1.25.55 1.25 1.25v15.5L12 16.25l-5.5 4z"
      />
    </SvgIcon>
  );
}
