import { makeStyles, mergeClasses, shorthands } from '@fluentui/react-components'
import { ArrowClockwise16Regular } from '@fluentui/react-icons/svg/arrow-clockwise'
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss'
import { useRef } from 'react'
import { TruncatedText } from '../controls/TruncatedText'
import { PasswordForm } from '../dropzone/PasswordForm'
import { lockOf, type Upload } from '../dropzone/upload'
import { useCheckWords } from '../dropzone/use-check-words'
import { formatFileSize, formatPercent } from '../formats/numbers'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'

interface AttachmentChipProps {
  upload: Upload
  onRemove(): void
  onRetry(): void
  onUnlock(password: string): void
}

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    boxSizing: 'border-box',
    maxWidth: '100%',
    minWidth: 0,
    minHeight: '28px',
    padding: '3px 4px 3px 10px',
    borderRadius: tokens.borderRadiusMedium,
    ...shorthands.border('1px', 'solid', tokens.line),
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    [media.touch]: { minHeight: '40px' },
  },
  invalid: { ...shorthands.borderColor(tokens.red), flexWrap: 'wrap' },
  locked: { flexWrap: 'wrap', flexBasis: '100%' },
  password: { flexBasis: '100%', paddingRight: '6px' },
  name: { minWidth: 0, maxWidth: '240px' },
  detail: { flexShrink: 0, color: tokens.textSecondary, fontVariantNumeric: 'tabular-nums' },
  problem: { color: tokens.red, flexShrink: 1, overflowWrap: 'anywhere' },
  button: {
    display: 'inline-flex',
    flexShrink: 0,
    padding: '3px',
    ...shorthands.borderWidth(0),
    borderRadius: '6px',
    backgroundColor: 'transparent',
    color: tokens.textSecondary,
    cursor: 'pointer',
    ':hover': { color: tokens.text, backgroundColor: tokens.sheetHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    [media.touch]: { padding: '11px' },
  },
})

/** A file that goes with a message: how far its upload has come, or why it can't go. */
export function AttachmentChip({ upload, onRemove, onRetry, onUnlock }: AttachmentChipProps) {
  const { file, state } = upload
  const styles = useStyles()
  const removal = useRef<HTMLButtonElement>(null)
  const isOnItsWay = state.status === 'waiting' || state.status === 'sending'
  const isInvalid = state.status === 'failed' || state.status === 'refused'
  const lock = isInvalid ? undefined : lockOf(state)
  return (
    <li className={mergeClasses(styles.root, isInvalid && styles.invalid, lock && styles.locked)}>
      <TruncatedText text={file.name} className={styles.name} />
      <span className={mergeClasses(styles.detail, isInvalid && styles.problem)}>{detailOf(upload)}</span>
      {state.status === 'failed' && (
        <button type="button" aria-label={`Upload ${file.name} again`} className={styles.button} onClick={onRetry}>
          <ArrowClockwise16Regular aria-hidden />
        </button>
      )}
      <button
        ref={removal}
        type="button"
        aria-label={`${isOnItsWay ? 'Cancel' : 'Remove'} ${file.name}`}
        className={styles.button}
        onClick={onRemove}
      >
        <Dismiss16Regular aria-hidden />
      </button>
      {lock && (
        <div className={styles.password}>
          <PasswordForm fileName={file.name} lock={lock} busy={isOnItsWay} onOpen={onUnlock} heir={removal} />
        </div>
      )}
    </li>
  )
}

const CheckWords = () => useCheckWords().words

function detailOf({ file, state }: Upload) {
  switch (state.status) {
    case 'waiting':
      return 'Waiting'
    case 'sending':
      if (state.progress >= 1) return <CheckWords />
      return formatPercent(Math.round(state.progress * 100) / 100)
    case 'locked':
    case 'stored':
      return formatFileSize(file.size)
    default:
      return state.message
  }
}
