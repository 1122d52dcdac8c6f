import { makeStyles, shorthands } from '@fluentui/react-components'
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download'
import { Delete20Regular } from '@fluentui/react-icons/svg/delete'
import { useButtonClass } from '../controls/button-styles'
import { IconButton } from '../controls/IconButton'
import { TruncatedText } from '../controls/TruncatedText'
import { formatDate } from '../formats/dates'
import { formatFileSize } from '../formats/numbers'
import { tokens } from '../theme/tokens'
import { useTimeZone } from '../time/time-zone'
import { FileRow } from './FileRow'

/** A file that the product keeps. */
export interface ListedFile {
  id: string
  name: string
  mimeType: string
  /** Bytes. */
  size?: number | undefined
  /** An ISO instant. */
  createdAt?: string | undefined
  /** Where it opens, in a new tab. */
  url: string
  /** Where it is downloaded, if it can be. */
  downloadUrl?: string | undefined
  /** One more word about it: its type, who sees it. */
  note?: string | undefined
}

export interface FileListProps {
  /** What the files are: "Attachments". */
  label: string
  files: readonly ListedFile[]
  /** With it, files can be taken away; the caller asks whether that is meant. */
  onRemove?: (file: ListedFile) => void
}

const useStyles = makeStyles({
  root: { margin: 0, padding: 0, listStyleType: 'none' },
  file: { ':not(:last-child)': { ...shorthands.borderBottom('1px', 'solid', tokens.innerLine) } },
  link: {
    display: 'block',
    color: tokens.text,
    textDecorationLine: 'none',
    borderRadius: '4px',
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
})

/**
 * Files with what is known of them: open in a new tab, download, take away.
 *
 * @example <FileList label="Documents" files={policy.files} onRemove={askToDelete} />
 */
export function FileList({ label, files, onRemove }: FileListProps) {
  const styles = useStyles()
  const timeZone = useTimeZone()
  const downloadClass = useButtonClass('subtle', { square: true })
  return (
    <ul aria-label={label} className={styles.root}>
      {files.map(file => (
        <li key={file.id} className={styles.file}>
          <FileRow
            mimeType={file.mimeType}
            name={
              <a href={file.url} target="_blank" rel="noopener noreferrer" className={styles.link}>
                <TruncatedText text={file.name} />
              </a>
            }
            detail={detailOf(file, timeZone)}
            actions={
              <>
                {file.downloadUrl && (
                  <a
                    href={file.downloadUrl}
                    download={file.name}
                    aria-label={`Download ${file.name}`}
                    title="Download"
                    className={downloadClass}
                  >
                    <ArrowDownload20Regular />
                  </a>
                )}
                {onRemove && (
                  <IconButton label={`Remove ${file.name}`} icon={<Delete20Regular />} onClick={() => onRemove(file)} />
                )}
              </>
            }
          />
        </li>
      ))}
    </ul>
  )
}

const detailOf = ({ size, createdAt, note }: ListedFile, timeZone: string | undefined) =>
  [note, size === undefined ? '' : formatFileSize(size), createdAt ? formatDate(createdAt, timeZone) : '']
    .filter(Boolean)
    .join(' · ')
