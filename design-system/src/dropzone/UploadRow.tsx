import { makeStyles } from '@fluentui/react-components'
import { ArrowClockwise20Regular } from '@fluentui/react-icons/svg/arrow-clockwise'
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss'
import { useRef } from 'react'
import { IconButton } from '../controls/IconButton'
import { TruncatedText } from '../controls/TruncatedText'
import { ProgressBar } from '../feedback/ProgressBar'
import { FileRow } from '../files/FileRow'
import { formatFileSize } from '../formats/numbers'
import { tokens } from '../theme/tokens'
import { PasswordForm } from './PasswordForm'
import { lockOf, type Upload } from './upload'
import { useCheckWords } from './use-check-words'

interface UploadRowProps {
  upload: Upload
  onRemove(): void
  onRetry(): void
  onUnlock(password: string): void
}

const useStyles = makeStyles({
  error: { color: tokens.red },
  progress: { maxWidth: '320px', padding: '5px 0' },
})

/** One file that was added: how far it has come, and what can be done about it. */
export function UploadRow({ upload: { file, state }, onRemove, onRetry, onUnlock }: UploadRowProps) {
  const removal = useRef<HTMLButtonElement>(null)
  const onItsWay = state.status === 'waiting' || state.status === 'sending'
  const lock = lockOf(state)
  return (
    <>
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
              ref={removal}
              label={`${onItsWay ? 'Cancel' : 'Remove'} ${file.name}`}
              icon={<Dismiss20Regular />}
              onClick={onRemove}
            />
          </>
        }
      />
      {lock && state.status !== 'failed' && (
        <PasswordForm fileName={file.name} lock={lock} busy={onItsWay} onOpen={onUnlock} heir={removal} />
      )}
    </>
  )
}

function Checking({ fileName }: { fileName: string }) {
  const { words, isLong } = useCheckWords()
  return <ProgressBar label={isLong ? words : `Checking ${fileName}`} labelHidden={!isLong} value={undefined} />
}

function UploadDetail({ file, state }: Pick<Upload, 'file' | 'state'>) {
  const styles = useStyles()
  switch (state.status) {
    case 'waiting':
      return 'Waiting'
    case 'sending':
      return (
        <div className={styles.progress}>
          {state.progress < 1 ? (
            <ProgressBar label={`Uploading ${file.name}`} labelHidden value={state.progress} />
          ) : (
            <Checking fileName={file.name} />
          )}
        </div>
      )
    case 'locked':
    case 'stored':
      return formatFileSize(file.size)
    default:
      return <span className={styles.error}>{state.message}</span>
  }
}
