import { makeStyles } from '@fluentui/react-components'
import type { FluentIcon } from '@fluentui/react-icons'
import { Document24Regular } from '@fluentui/react-icons/svg/document'
import { DocumentPdf24Regular } from '@fluentui/react-icons/svg/document-pdf'
import { DocumentTable24Regular } from '@fluentui/react-icons/svg/document-table'
import { DocumentText24Regular } from '@fluentui/react-icons/svg/document-text'
import { Image24Regular } from '@fluentui/react-icons/svg/image'
import { Mail24Regular } from '@fluentui/react-icons/svg/mail'
import { tokens } from '../theme/tokens'

const icons: [kind: RegExp, icon: FluentIcon][] = [
  [/pdf/, DocumentPdf24Regular],
  [/^image\//, Image24Regular],
  [/csv|excel|spreadsheet/, DocumentTable24Regular],
  [/^message\//, Mail24Regular],
  [/^text\/|word/, DocumentText24Regular],
]

const useStyles = makeStyles({ root: { flexShrink: 0, color: tokens.textTertiary } })

/** What kind of file it is, as a picture; decorative, since the name says it. */
export function FileIcon({ mimeType }: { mimeType: string }) {
  const [, Icon] = icons.find(([kind]) => kind.test(mimeType)) ?? [null, Document24Regular]
  return <Icon aria-hidden className={useStyles().root} />
}
