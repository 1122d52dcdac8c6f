import { formatFileSize, makeStyles, mergeClasses, shorthands, tokens } from '@coverdesk/design-system'
import type { ThreadMailFragment } from '../generated/documents'

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: '8px' },
  file: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '8px',
    maxWidth: '100%',
    boxSizing: 'border-box',
    padding: '3px 10px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.sheet,
    ...shorthands.border('1px', 'solid', tokens.line),
  },
  refused: { ...shorthands.borderStyle('dashed') },
  name: { overflowWrap: 'anywhere', fontWeight: tokens.fontWeightSemibold },
  link: {
    color: tokens.text,
    textDecorationLine: 'none',
    borderRadius: '4px',
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  detail: { color: tokens.textSecondary, overflowWrap: 'anywhere' },
})

/** What came or went with a mail. What was refused is named, with the reason. */
export function MailAttachments({ attachments }: { attachments: ThreadMailFragment['attachments'] }) {
  const styles = useStyles()
  return (
    <ul aria-label="Attachments" className={styles.list}>
      {attachments.map(({ id, name, size, url, refusedBecause }) => (
        <li key={id} className={mergeClasses(styles.file, !url && styles.refused)}>
          {url ? (
            <a href={url} target="_blank" rel="noopener noreferrer" className={mergeClasses(styles.name, styles.link)}>
              {name}
            </a>
          ) : (
            <span className={styles.name}>{name}</span>
          )}
          <span className={styles.detail}>{url ? formatFileSize(size) : refusedBecause}</span>
        </li>
      ))}
    </ul>
  )
}
