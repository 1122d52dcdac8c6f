import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { tokens } from '../theme/tokens'
import { FileIcon } from './FileIcon'

interface FileRowProps {
  mimeType: string
  /** The name, as text or as a link. */
  name: ReactNode
  /** The second line: size, date, or what went wrong. */
  detail: ReactNode
  /** Icon buttons at its right. */
  actions?: ReactNode
}

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: '12px', minWidth: 0, padding: '8px 0' },
  words: { minWidth: 0, flexGrow: 1 },
  name: { fontWeight: tokens.fontWeightMedium },
  detail: {
    color: tokens.textSecondary,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    overflowWrap: 'anywhere',
  },
  actions: { display: 'flex', flexShrink: 0 },
})

/** One file: what it is, its name, a second line, and what can be done with it. */
export function FileRow({ mimeType, name, detail, actions }: FileRowProps) {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <FileIcon mimeType={mimeType} />
      <div className={styles.words}>
        <div className={styles.name}>{name}</div>
        <div className={styles.detail}>{detail}</div>
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
