import { SvgIcon, type IconProps } from './svg-icon';

interface ThumbIconProps extends IconProps {
  /** A filled thumb: the comment is liked. */
  isFilled?: boolean | undefined;
}

/** A thumb up. */
export function ThumbIcon({ isFilled = false, ...props }: ThumbIconProps) {
  return (
    <SvgIcon {...props}>
      <path
        data-solid={isFilled ? '' : undefined}
        d="M8.5 10.5 12.2 4a2 2 0 0 1 2 2.2l-.5 3.8h4.2a1.9 1.9 0 0 1 1.9 2.3l-1.2 5.6a1.9 1.9 0 0 1-1.9 1.6H8.5v-9Z"
      />
      <path d="M8.5 10.5h-4v9h4" />
    </SvgIcon>
  );
}
