import { makeStyles, pluralise, TextLink } from '@coverdesk/design-system'
import { useQuery } from '@coverdesk/plugin-sdk'
import { PolicyCertificatesDocument } from '../generated/documents'
import { certificatePath } from '../paths'

const useStyles = makeStyles({
  root: { display: 'grid', gap: '8px', overflowWrap: 'anywhere' },
  text: { margin: 0 },
  list: { margin: 0, paddingInlineStart: '20px' },
})

/** How many certificates name the policy on which somebody may still rely, with links to the newest of them. */
export function LiveCertificates({ policyId }: { policyId: string }) {
  const styles = useStyles()
  const query = useQuery(PolicyCertificatesDocument, { id: policyId })
  if (query.status === 'loading') return 'Looking for certificates that name this policy...'
  const certificates = query.status === 'loaded' ? query.data.businessPolicy?.liveCertificates : undefined
  if (!certificates) return 'Coverdesk can’t tell at the moment whether certificates name this policy.'
  const { items, total } = certificates
  if (total === 0) return 'No live certificate names this policy. You can restore it for 30 days.'
  const more = total - items.length
  return (
    <div className={styles.root}>
      <p className={styles.text}>
        {total === 1
          ? '1 live certificate names this policy.'
          : `${total.toLocaleString('en-US')} live certificates name this policy.`}
        {' Deleting the policy doesn’t change or withdraw '}
        {total === 1 ? 'it.' : 'them.'}
      </p>
      <ul className={styles.list}>
        {items.map(({ id, certificateNumber, holder, accountId }) => (
          <li key={id}>
            <TextLink href={certificatePath(accountId, id)}>{`${certificateNumber} · ${holder.name}`}</TextLink>
          </li>
        ))}
        {more > 0 && <li>{`and ${pluralise(more, 'more certificate')}`}</li>}
      </ul>
    </div>
  )
}
