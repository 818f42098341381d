import { SvgIcon, type IconProps } from './svg-icon';

/** Credit. */
export function WalletIcon(props: IconProps) {
  return (
    <SvgIcon {...props} isMirrored>
      <path d="M18.25 8V5.25H5.5a1.75 1.75 0 0 0 0 3.5h13a1.5 1.5 0 0 1 1.5 1.5v7.5a1.5 1.5 0 0 1-1.5 1.5H5.5a1.75 1.75 0 0 1-1.75-1.75V7M16 14v.01" />
    </SvgIcon>
  );
}
