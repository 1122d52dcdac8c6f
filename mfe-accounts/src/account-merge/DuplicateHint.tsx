import { ButtonLink, formatNames, makeStyles, Section, TextLink } from '@coverdesk/design-system'
import { useQuery } from '@coverdesk/plugin-sdk'
import { AccountDuplicatesDocument, type DuplicateReason } from '../generated/documents'
import { accountPath } from '../paths'

const useStyles = makeStyles({ words: { margin: '0 0 12px', overflowWrap: 'anywhere' } })

const words: Record<DuplicateReason, string> = {
  EMAIL: 'the same email',
  NAME_AND_ZIP: 'the same name and ZIP code',
  PHONE: 'the same phone number',
}

/** Says quietly that another account may be the same client; it comes after the facts, so that nothing moves. */
export function DuplicateHint({ accountId }: { accountId: string }) {
  const styles = useStyles()
  const query = useQuery(AccountDuplicatesDocument, { id: accountId })
  const duplicates = query.status === 'loaded' ? (query.data.accountDuplicates ?? []) : []
  const [first, ...others] = duplicates
  if (!first) return null
  const { account, reasons } = first
  return (
    <Section title="Possible duplicate">
      <p className={styles.words}>
        <TextLink inSentence href={accountPath(account.id)}>
          {account.details.name}
        </TextLink>{' '}
        has {formatNames(reasons.map(reason => words[reason]))}
        {others.length > 0 && `, and ${others.length === 1 ? 'one more looks' : `${others.length} more look`} alike`}.
      </p>
      <ButtonLink small to={`${accountPath(accountId)}/merge/${account.id}`}>
        Compare
      </ButtonLink>
    </Section>
  )
}
