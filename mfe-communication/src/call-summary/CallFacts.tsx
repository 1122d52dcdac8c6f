import { DateTime, Facts, formatPhone, makeStyles, StateBadge, TextLink } from '@coverdesk/design-system'
import { CallRecording } from '../call-player/CallRecording'
import { ConcludedRequests } from '../concluded-requests/ConcludedRequests'
import { openAsks, PossibleRequests } from '../concluded-requests/PossibleRequests'
import type { CallProfileFragment } from '../generated/documents'
import { PanelPart } from '../panel/PanelPart'
import { accountPath } from '../paths'
import { CallDuration } from '../words/CallDuration'
import { sentimentName } from '../words/call-labels'
import { endReason } from '../words/end-reasons'
import { Transcript } from './Transcript'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px' },
  text: { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
})

/** When and how it went, whose call it was, what it was about, how it sounded, and what was said. */
export function CallFacts({ call }: { call: CallProfileFragment }) {
  const styles = useStyles()
  const { status, startedAt, disconnectionReason, sentiment, fromName, fromNumber } = call
  const { account, accountName, summary, recording, recordingUrl, serviceRequests, asks, transcript } = call
  return (
    <div className={styles.root}>
      <Facts
        facts={[
          { label: 'Status', value: <StateBadge of="call" state={status} /> },
          { label: 'Timestamp', value: startedAt && <DateTime value={startedAt} /> },
          { label: 'Duration', value: startedAt && <CallDuration call={call} /> },
          { label: 'End Reason', value: endReason(disconnectionReason) },
          ...(sentiment ? [{ label: 'User Sentiment', value: sentimentName[sentiment] }] : []),
          { label: 'Caller', value: fromName },
          {
            label: 'Account',
            value: account && <TextLink href={accountPath(account.id)}>{accountName ?? 'Open account'}</TextLink>,
          },
          { label: 'Phone Number', value: fromNumber && formatPhone(fromNumber) },
        ]}
      />
      {summary && (
        <PanelPart title="Summary">
          <p className={styles.text}>{summary}</p>
        </PanelPart>
      )}
      {recording && (
        <PanelPart title="Recording">
          <CallRecording recording={recording} url={recordingUrl} />
        </PanelPart>
      )}
      {serviceRequests.length > 0 && (
        <PanelPart title="Service Requests">
          <ConcludedRequests requests={serviceRequests} />
        </PanelPart>
      )}
      {openAsks(asks).length > 0 && (
        <PanelPart title="Possible Requests">
          <PossibleRequests asks={asks} />
        </PanelPart>
      )}
      {transcript.length > 0 && (
        <PanelPart title="Transcript">
          <Transcript entries={transcript} asks={asks} />
        </PanelPart>
      )}
    </div>
  )
}
