import { useUnit } from 'effector-react';

import { $client } from '@/entities/client/model';
import { $environment } from '@/shared/config/environment';
import { player } from '@/shared/i18n/fa/player';
import { playerOptions } from '@/shared/i18n/fa/player-options';
import { CloseIcon } from '@/shared/ui/icon/close-icon';
import { CommentIcon } from '@/shared/ui/icon/comment-icon';
import { DownloadIcon } from '@/shared/ui/icon/download-icon';
import { InfoIcon } from '@/shared/ui/icon/info-icon';
import { ShareIcon } from '@/shared/ui/icon/share-icon';
import { IconButton } from '@/shared/ui/icon-button/icon-button';

import {
  playerCommentsClicked,
  playerDownloadClicked,
  playerInfoClicked,
  playerShareClicked,
} from '../model/links';
import { playerClosed, type PlayerItem } from '../model/queue';

/** The buttons in the corner of the full player: info, comments, download, share, close. */
export function PlayerActions({ item }: { item: PlayerItem }) {
  const { client, environment, close, info, comments, share, download } = useUnit({
    client: $client,
    environment: $environment,
    close: playerClosed,
    info: playerInfoClicked,
    comments: playerCommentsClicked,
    share: playerShareClicked,
    download: playerDownloadClicked,
  });
  return (
    <>
      <IconButton label={player.info} onClick={() => info()}>
        <InfoIcon />
      </IconButton>
      {!item.isSample && (
        <IconButton label={player.comments} onClick={() => comments()}>
          <CommentIcon />
        </IconButton>
      )}
      {environment.shell !== 'web' && !item.isSample && (
        <IconButton label={playerOptions.download} onClick={() => download()}>
          <DownloadIcon />
        </IconButton>
      )}
      {client.hidesShare !== true && (
        <IconButton label={player.share} onClick={() => share()}>
          <ShareIcon />
        </IconButton>
      )}
      <IconButton label={player.close} onClick={() => close()}>
        <CloseIcon />
      </IconButton>
    </>
  );
}
