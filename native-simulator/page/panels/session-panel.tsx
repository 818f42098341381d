import { useUnit } from 'effector-react';
import { useRef } from 'react';

import { MAX_ENTRIES } from '../../recording/recording';
import { $text } from '../i18n/text';
import { $config, $environment } from '../model/config';
import {
  $isRecordingFull,
  $recordedEntries,
  $recordingError,
  $recordingStage,
} from '../model/recording';
import { replayToggled } from '../model/replay';
import { $replay } from '../model/replay-state';
import {
  $session,
  $sessionErrors,
  $sessionIndex,
  $sessions,
  $shownCount,
  recordingDownloaded,
  recordingFileChosen,
  sessionChosen,
  sessionRenamed,
  specCopied,
  specDownloaded,
} from '../model/sessions';
import { Button } from '../ui/button';
import { TextInput } from '../ui/field';
import { FileInput } from '../ui/file-input';
import { Segments } from '../ui/segments';
import inspector from './inspector.module.css';
import { RecordButton } from './record-button';
import { SessionLog } from './session-log';
import { SessionOutcome } from './session-outcome';
import styles from './session-panel.module.css';

/** Records a session, replays it, and saves it as a file or a test. */
export function SessionPanel() {
  const { text, stage, soFar, session, shownCount, replay } = useUnit({
    text: $text,
    stage: $recordingStage,
    soFar: $recordedEntries,
    session: $session,
    shownCount: $shownCount,
    replay: $replay,
  });
  const isRecording = stage === 'running';
  return (
    <>
      <SessionTools />
      <SessionProblems />
      {isRecording && <SessionLog entries={soFar} isGrowing />}
      {!isRecording && !session && <Introduction />}
      {!isRecording && session && (
        <>
          <SessionOutcome session={session} replay={replay} />
          {/* Another recording begins with all of its steps closed. */}
          <SessionLog
            key={shownCount}
            entries={session.entries}
            launch={session.launch}
            replay={replay}
          />
        </>
      )}
      <span className={styles['hidden']} role="status">
        {isRecording ? text.session.recording : ''}
      </span>
    </>
  );
}

function SessionTools() {
  const { text, session, sessions, index, stage, replay } = useUnit({
    ...{ text: $text, session: $session, sessions: $sessions, index: $sessionIndex },
    ...{ stage: $recordingStage, replay: $replay },
  });
  const act = useUnit({
    ...{ replayToggled, sessionChosen, sessionRenamed },
    ...{ recordingDownloaded, specDownloaded, specCopied },
  });
  const texts = text.session;
  const isBusy = stage !== 'none';
  return (
    <div className={inspector['tools']}>
      <div className={inspector['row']}>
        <Button
          label={replay.isRunning ? texts.stopReplay : texts.replay}
          icon={replay.isRunning ? 'stop' : 'play'}
          look={replay.isRunning ? 'outlined' : 'filled'}
          keys="P"
          isDisabled={!session || isBusy}
          onClick={act.replayToggled}
        />
        <OpenFile />
      </div>
      {session && !isBusy && (
        <>
          {sessions.length > 1 && (
            <Segments
              label={texts.whose}
              value={String(index)}
              options={sessions.map(({ launch }, each) => ({
                value: String(each),
                text: `${each + 1} · ${text.setup.platforms[launch.platform]}`,
              }))}
              onChange={(value) => act.sessionChosen(Number(value))}
            />
          )}
          <TextInput label={texts.name} value={session.name} onChange={act.sessionRenamed} />
          <div className={inspector['row']}>
            <Button
              label={texts.downloadLabel}
              icon="download"
              look="outlined"
              onClick={act.recordingDownloaded}
            >
              {texts.download}
            </Button>
            <Button
              label={texts.specLabel}
              icon="code"
              look="outlined"
              onClick={act.specDownloaded}
            >
              {texts.spec}
            </Button>
            <Button label={texts.copySpec} icon="copy" isBare onClick={act.specCopied} />
          </div>
        </>
      )}
    </div>
  );
}

function OpenFile() {
  const { session } = useUnit($text);
  const choose = useUnit(recordingFileChosen);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        label={session.openLabel}
        icon="file"
        look="outlined"
        onClick={() => input.current?.click()}
      >
        {session.open}
      </Button>
      <FileInput ref={input} onChosen={choose} />
    </>
  );
}

/** The errors of the last file, recording and replay. */
function SessionProblems() {
  const { text, config, errors, recordError, isFull, ...current } = useUnit({
    ...{ text: $text, config: $config, errors: $sessionErrors },
    ...{ recordError: $recordingError, isFull: $isRecordingFull },
    ...{ replay: $replay, session: $session, environment: $environment },
  });
  const { replay, session, environment } = current;
  const texts = text.session;
  const { problem } = replay;
  const maxEntries = new Intl.NumberFormat(config.language).format(MAX_ENTRIES);
  const notices = [
    { about: 'file', title: texts.badFile, lines: errors },
    { about: 'recording', title: texts.failed, lines: recordError === null ? [] : [recordError] },
    { about: 'full', title: texts.full, lines: isFull ? [texts.fullHint(maxEntries)] : [] },
    {
      about: 'replay',
      title: problem?.kind === 'client' ? texts.unknownClient : texts.failed,
      lines: problem ? [problem.about] : [],
    },
  ].filter(({ lines }) => lines.length > 0);
  const other = session && session.launch.environment !== environment.name ? session.launch : null;
  return (
    <>
      {notices.map(({ about, title, lines }) => (
        <div key={about} className={styles['problem']} role="alert">
          {title}
          <ul dir="ltr">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
      {other && (
        <p className={styles['note']} role="note">
          {texts.otherEnvironment(other.environment)}
        </p>
      )}
    </>
  );
}

function Introduction() {
  const { session } = useUnit($text);
  return (
    <div className={styles['introduction']}>
      <p className={styles['strong']}>{session.intro}</p>
      <p>{session.use}</p>
      <p>{session.fresh}</p>
      <RecordButton />
    </div>
  );
}
