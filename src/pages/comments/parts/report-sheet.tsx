import { useUnit } from 'effector-react';

import { reportReason } from '@/shared/api/contract/comments';
import { comments as texts } from '@/shared/i18n/fa/comments';
import { common } from '@/shared/i18n/fa/common';
import { Sheet } from '@/shared/ui/dialog/sheet';
import { RadioList } from '@/shared/ui/radio-list/radio-list';

import { $reportedId, reasonPicked, reportSheet } from '../report';

const reasons = reportReason.options.map((id) => ({ id, label: texts.reasons[id] }));

/** Asks why a comment is reported; the choice sends the report. */
export default function ReportSheet() {
  const { isOpen, reportedId, closed, picked } = useUnit({
    isOpen: reportSheet.$isOpen,
    reportedId: $reportedId,
    closed: reportSheet.closed,
    picked: reasonPicked,
  });
  return (
    <Sheet
      isOpen={isOpen && reportedId !== null}
      title={texts.reportTitle}
      closeLabel={common.close}
      onDismissed={() => closed()}
    >
      <p>{texts.reportQuestion}</p>
      <RadioList
        legend={texts.reportQuestion}
        options={reasons}
        value={null}
        onChosen={(reason) => picked(reason)}
      />
    </Sheet>
  );
}
