import { DateTime, Facts, formatPhone, makeStyles, StateBadge, TextLink, tokens } from '@coverdesk/design-system'
import type { ReactNode } from 'react'
import { CallRecording } from '../call-player/CallRecording'
import type { CallProfileFragment } from '../generated/documents'
import { accountPath } from '../paths'
import { CallDuration } from '../words/CallDuration'
import { sentimentName } from '../words/call-labels'
import { endReason } from '../words/end-reasons'
import { CallRequests } from './CallRequests'
import { Transcript } from './Transcript'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px' },
  title: { margin: '0 0 8px', fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  text: { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
})

/** When and how it went, whose call it was, what it was about, how it sounded, and what was said. */
export function CallFacts({ call }: { call: CallProfileFragment }) {
  const styles = useStyles()
  const { status, startedAt, disconnectionReason, sentiment, fromName, fromNumber } = call
  const { account, accountName, summary, recording, recordingUrl, serviceRequests, transcript } = call
  return (
    <div className={styles.root}>
      <Facts
        facts={[
          { label: 'Status', value: <StateBadge of="call" state={status} /> },
          { label: 'Timestamp', value: startedAt && <DateTime value={startedAt} /> },
          { label: 'Duration', value: <CallDuration call={call} /> },
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
        <Part title="Summary">
          <p className={styles.text}>{summary}</p>
        </Part>
      )}
      {recording && (
        <Part title="Recording">
          <CallRecording recording={recording} url={recordingUrl} />
        </Part>
      )}
      {serviceRequests.length > 0 && (
        <Part title="Service Requests">
          <CallRequests requests={serviceRequests.flatMap(request => request ?? [])} />
        </Part>
      )}
      {transcript.length > 0 && (
        <Part title="Transcript">
          <Transcript entries={transcript} />
        </Part>
      )}
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const styles = useStyles()
  return (
    <section aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </section>
  )
}
