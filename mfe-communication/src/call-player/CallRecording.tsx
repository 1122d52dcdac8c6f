import { makeStyles, tokens } from '@coverdesk/design-system'
import type { CallProfileFragment } from '../generated/documents'
import { Player } from './Player'

const useStyles = makeStyles({ note: { margin: 0, color: tokens.textSecondary } })

interface CallRecordingProps {
  recording: NonNullable<CallProfileFragment['recording']>
  url: string | null
}

/** The recording of a call, or why it can’t be heard. */
export function CallRecording({ recording: { state, peaks, seconds }, url }: CallRecordingProps) {
  const styles = useStyles()
  if (url && state === 'READY') return <Player url={url} peaks={peaks} seconds={seconds ?? 0} />
  return (
    <p className={styles.note}>
      {state === 'FAILED' ? 'The recording could not be fetched.' : 'The recording is on its way.'}
    </p>
  )
}
