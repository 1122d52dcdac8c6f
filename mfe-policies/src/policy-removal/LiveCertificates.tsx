import { makeStyles, pluralize, TextLink } from '@coverdesk/design-system'
import { useQuery } from '@coverdesk/plugin-sdk'
import { PolicyCertificatesDocument } from '../generated/documents'
import { certificatePath } from '../paths'

const useStyles = makeStyles({
  root: { display: 'grid', gap: '8px', overflowWrap: 'anywhere' },
  text: { margin: 0 },
  list: { margin: 0, paddingInlineStart: '20px' },
})

/** How many certificates name the policy on which someone may still rely, with links to the newest of them. */
export function LiveCertificates({ policyId }: { policyId: string }) {
  const styles = useStyles()
  const query = useQuery(PolicyCertificatesDocument, { id: policyId })
  if (query.status === 'loading') return 'Checking for certificates that list this policy...'
  const certificates = query.status === 'loaded' ? query.data.businessPolicy?.liveCertificates : undefined
  if (!certificates) return 'Certificates that list this policy can’t be checked right now.'
  const { items, total } = certificates
  if (total === 0) return 'No active certificate lists this policy. You can restore it for 30 days.'
  const more = total - items.length
  return (
    <div className={styles.root}>
      <p className={styles.text}>
        {total === 1
          ? '1 active certificate lists this policy.'
          : `${total.toLocaleString('en-US')} active certificates list this policy.`}
        {' Deleting the policy doesn’t change or withdraw '}
        {total === 1 ? 'it.' : 'them.'}
      </p>
      <ul className={styles.list}>
        {items.map(({ id, certificateNumber, holder, accountId }) => (
          <li key={id}>
            <TextLink href={certificatePath(accountId, id)}>{`${certificateNumber} · ${holder.name}`}</TextLink>
          </li>
        ))}
        {more > 0 && <li>{`and ${pluralize(more, 'more certificate')}`}</li>}
      </ul>
    </div>
  )
}
