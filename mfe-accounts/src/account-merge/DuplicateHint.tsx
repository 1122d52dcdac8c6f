import { Banner, ButtonLink, formatNames, makeStyles, TextLink } from '@coverdesk/design-system'
import { useQuery } from '@coverdesk/plugin-sdk'
import { AccountDuplicatesDocument, type DuplicateReason } from '../generated/documents'
import { accountPath } from '../paths'

const useStyles = makeStyles({ place: { padding: '20px 20px 0' } })

const words: Record<DuplicateReason, string> = {
  EMAIL: 'the same email',
  NAME_AND_ZIP: 'the same name and ZIP code',
  PHONE: 'the same phone number',
}

/** Says quietly that another account may be the same client. Nothing is said when nobody knows. */
export function DuplicateHint({ accountId }: { accountId: string }) {
  const styles = useStyles()
  const query = useQuery(AccountDuplicatesDocument, { id: accountId })
  const duplicates = query.status === 'loaded' ? (query.data.accountDuplicates ?? []) : []
  const [first, ...others] = duplicates
  if (!first) return null
  const { account, reasons } = first
  return (
    <div className={styles.place}>
      <Banner
        tone="neutral"
        actions={
          <ButtonLink small to={`${accountPath(accountId)}/merge/${account.id}`}>
            Compare
          </ButtonLink>
        }
      >
        Possible duplicate:{' '}
        <TextLink inSentence href={accountPath(account.id)}>
          {account.details.name}
        </TextLink>{' '}
        has {formatNames(reasons.map(reason => words[reason]))}
        {others.length > 0 && `, and ${others.length === 1 ? 'one more looks' : `${others.length} more look`} alike`}.
      </Banner>
    </div>
  )
}
