import { makeStyles, TextLink, tokens } from '@coverdesk/design-system'
import type { CertificateRowFragment } from '../generated/documents'
import { certificatePath } from '../paths'

const useStyles = makeStyles({
  root: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200, color: tokens.textSecondary },
})

interface ReplacedByProps {
  certificate: Pick<CertificateRowFragment, 'accountId' | 'replacedById' | 'replacedByNumber'>
}

/** Says quietly that a reissue has superseded it, and leads to what was issued in its place. Nothing where none has. */
export function ReplacedBy({ certificate: { accountId, replacedById, replacedByNumber } }: ReplacedByProps) {
  const styles = useStyles()
  if (!replacedById) return null
  return (
    <div className={styles.root}>
      Replaced by{' '}
      <TextLink inSentence href={certificatePath(accountId, replacedById)}>
        {replacedByNumber ?? 'a newer one'}
      </TextLink>
    </div>
  )
}
