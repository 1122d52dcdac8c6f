import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { FluentIcon } from '@fluentui/react-icons'
import { Add20Regular } from '@fluentui/react-icons/svg/add'
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download'
import { ArrowImport20Regular } from '@fluentui/react-icons/svg/arrow-import'
import { Clock20Regular } from '@fluentui/react-icons/svg/clock'
import { Delete20Regular } from '@fluentui/react-icons/svg/delete'
import { DocumentTable20Regular } from '@fluentui/react-icons/svg/document-table'
import { Edit20Regular } from '@fluentui/react-icons/svg/edit'
import { Flash20Regular } from '@fluentui/react-icons/svg/flash'
import { Merge20Regular } from '@fluentui/react-icons/svg/merge'
import { Person20Regular } from '@fluentui/react-icons/svg/person'
import { ShieldCheckmark20Regular } from '@fluentui/react-icons/svg/shield-checkmark'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'

const icons = {
  added: Add20Regular,
  changed: Edit20Regular,
  removed: Delete20Regular,
  merged: Merge20Regular,
  imported: ArrowImport20Regular,
  exported: ArrowDownload20Regular,
  person: Person20Regular,
  security: ShieldCheckmark20Regular,
  automatic: Clock20Regular,
  done: Flash20Regular,
  spreadsheet: DocumentTable20Regular,
} satisfies Record<string, FluentIcon>

/** What a `RecordIcon` can show: an end that a record came to, how something was done, or what it is. */
export type RecordIconKind = keyof typeof icons

export interface RecordIconProps {
  /** What the record is, or what was done in it. */
  kind: RecordIconKind
}

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: '28px',
    height: '28px',
    borderRadius: '6px',
    backgroundColor: tokens.neutralTint,
    color: tokens.textSecondary,
    [media.forcedColors]: { outline: '1px solid' },
  },
  added: { backgroundColor: tokens.brandTint, color: tokens.brandText },
  removed: { backgroundColor: tokens.redTint, color: tokens.red },
})

/** A kind on a soft square, where a record has no name whose initials say anything. Decorative: words stand beside it. */
export function RecordIcon({ kind }: RecordIconProps) {
  const styles = useStyles()
  const Icon = icons[kind]
  return (
    <span aria-hidden className={mergeClasses(styles.root, (kind === 'added' || kind === 'removed') && styles[kind])}>
      <Icon fontSize={18} />
    </span>
  )
}
