import { makeStyles } from '@fluentui/react-components'
import { ArrowClockwise20Regular } from '@fluentui/react-icons/svg/arrow-clockwise'
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss'
import { IconButton } from '../controls/IconButton'
import { TruncatedText } from '../controls/TruncatedText'
import { ProgressBar } from '../feedback/ProgressBar'
import { FileRow } from '../files/FileRow'
import { formatFileSize } from '../formats/numbers'
import { tokens } from '../theme/tokens'
import type { Upload } from './upload'

interface UploadRowProps {
  upload: Upload
  onRemove(): void
  onRetry(): void
}

const useStyles = makeStyles({
  error: { color: tokens.red },
  progress: { maxWidth: '320px', padding: '5px 0' },
})

/** One file that was added: how far it has come, and what can be done about it. */
export function UploadRow({ upload: { file, state }, onRemove, onRetry }: UploadRowProps) {
  const onItsWay = state.status === 'waiting' || state.status === 'sending'
  return (
    <FileRow
      mimeType={file.type}
      name={<TruncatedText text={file.name} />}
      detail={<UploadDetail file={file} state={state} />}
      actions={
        <>
          {state.status === 'failed' && (
            <IconButton label={`Send ${file.name} again`} icon={<ArrowClockwise20Regular />} onClick={onRetry} />
          )}
          <IconButton
            label={`${onItsWay ? 'Cancel' : 'Remove'} ${file.name}`}
            icon={<Dismiss20Regular />}
            onClick={onRemove}
          />
        </>
      }
    />
  )
}

function UploadDetail({ file, state }: Pick<Upload, 'file' | 'state'>) {
  const styles = useStyles()
  switch (state.status) {
    case 'waiting':
      return 'Waiting'
    case 'sending':
      return (
        <div className={styles.progress}>
          <ProgressBar label={`Uploading ${file.name}`} labelHidden value={state.progress} />
        </div>
      )
    case 'stored':
      return formatFileSize(file.size)
    default:
      return <span className={styles.error}>{state.message}</span>
  }
}
