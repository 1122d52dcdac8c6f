import { type FieldControlProps, makeStyles, mergeClasses, shorthands } from '@fluentui/react-components'
import { ArrowUpload24Regular } from '@fluentui/react-icons/svg/arrow-upload'
import { useId } from 'react'
import { useDropzone } from 'react-dropzone'
import { Button } from '../controls/Button'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'
import { defaultLimits, type FileLimits, limitsInWords } from './limits'
import { UploadRow } from './UploadRow'
import type { Uploads } from './use-uploads'

/** A place to drop or choose files, outside of a form. */
export interface DropzoneProps {
  /** What `useUploads` gives. */
  uploads: Uploads
  limits: FileLimits
  /** What a field around it says of its control. */
  control?: FieldControlProps
}

const useStyles = makeStyles({
  area: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '6px',
    padding: '20px 16px',
    textAlign: 'center',
    borderRadius: tokens.borderRadiusMedium,
    ...shorthands.border('1px', 'dashed', tokens.controlLineHover),
    color: tokens.textSecondary,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.sheetHover },
  },
  over: {
    backgroundColor: tokens.brandTint,
    color: tokens.brandText,
    ...shorthands.borderColor(tokens.brand),
    [media.forcedColors]: { outline: '2px solid Highlight' },
  },
  invalid: { ...shorthands.borderColor(tokens.red) },
  limits: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  files: { margin: '4px 0 0', padding: 0, listStyleType: 'none' },
  file: { ':not(:last-child)': { ...shorthands.borderBottom('1px', 'solid', tokens.innerLine) } },
  unseen: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
})

/** Where files are added, by click or by drag and drop, which copies them (specification 1 §5); below it what was added. */
export function Dropzone({ uploads, limits, control }: DropzoneProps) {
  const styles = useStyles()
  const single = (limits.most ?? defaultLimits.most) === 1
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    onDrop: (accepted, refused) => uploads.add([...accepted, ...refused.map(({ file }) => file)]),
    multiple: !single,
    // The button inside is what the keyboard reaches; its click bubbles to here.
    noKeyboard: true,
    // What does not fit is refused by name, in the list below.
    useFsAccessApi: false,
  })
  const buttonId = useId()
  const accept = Object.entries(limits.accept ?? {})
    .flat(2)
    .join()
  return (
    // Buttons have no aria-invalid.
    <div data-dropzone data-invalid={control?.['aria-invalid'] !== undefined}>
      <div
        {...getRootProps({ role: 'presentation' })}
        className={mergeClasses(styles.area, control?.['aria-invalid'] && styles.invalid, isDragActive && styles.over)}
      >
        <input {...getInputProps({ accept })} aria-hidden />
        <ArrowUpload24Regular aria-hidden />
        <span>{isDragActive ? 'Drop to add' : `Drag and drop ${single ? 'a file' : 'files'} here, or`}</span>
        <Button
          small
          id={buttonId}
          aria-labelledby={control?.['aria-labelledby'] && `${control['aria-labelledby']} ${buttonId}`}
          aria-describedby={`${buttonId}-limits ${control?.['aria-describedby'] ?? ''}`}
        >
          {single ? 'Choose a file' : 'Choose files'}
        </Button>
        <span id={`${buttonId}-limits`} className={styles.limits}>
          {limitsInWords(limits)}
        </span>
      </div>
      <div role="status" className={styles.unseen}>
        {announcementOf(uploads)}
      </div>
      {uploads.list.length > 0 && (
        <ul aria-label="Added files" className={styles.files}>
          {uploads.list.map(upload => (
            <li key={upload.key} className={styles.file}>
              <UploadRow
                upload={upload}
                onRemove={() => uploads.remove(upload.key)}
                onRetry={() => uploads.retry(upload.key)}
                onUnlock={password => uploads.unlock(upload.key, password)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function announcementOf({ list }: Uploads) {
  if (list.length === 0) return ''
  const count = (...statuses: string[]) => list.filter(({ state }) => statuses.includes(state.status)).length
  const problems = count('failed', 'refused')
  const locked = count('locked')
  return [
    `${count('stored')} of ${list.length} files uploaded`,
    ...(problems > 0 ? [`${problems} not`] : []),
    ...(locked > 0 ? [`${locked} ${locked === 1 ? 'needs' : 'need'} a password`] : []),
  ].join(', ')
}
