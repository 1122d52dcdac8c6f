import { ButtonLink, EmptyState, makeStyles, Section } from '@coverdesk/design-system'
import { useAccount } from '../account-record/use-account'
import { ReissueNotice } from '../certificate-reissue/ReissueNotice'
import { CertificateList } from '../certificates/CertificateList'
import { useCertifiablePolicies } from '../certificates/use-certifiable-policies'
import { certificatesPath, holdersPath } from '../paths'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px',
    padding: '20px',
    '@media (max-width: 639px)': { padding: '16px' },
  },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '4px 8px' },
})

/** Certificates that were issued for an account. */
export function CertificatesTab() {
  const styles = useStyles()
  const { id, account } = useAccount()
  const { hasNone } = useCertifiablePolicies(id)
  if (account?.type === 'INDIVIDUAL') return <ForBusinessesOnly />
  return (
    <div className={styles.root}>
      <ReissueNotice key={id} accountId={id} />
      <Section
        title="Certificates"
        actions={
          <div className={styles.actions}>
            <ButtonLink small appearance="subtle" to={holdersPath}>
              Holder book
            </ButtonLink>
            {!hasNone && (
              <ButtonLink small to={`${certificatesPath(id)}/new`}>
                Add Certificate
              </ButtonLink>
            )}
          </div>
        }
      >
        <CertificateList key={id} accountId={id} />
      </Section>
    </div>
  )
}

/** Its tab is not there, but its address is. */
const ForBusinessesOnly = () => (
  <EmptyState
    kind="nothing"
    title="No certificates"
    hint="A certificate shows business policies, which an individual account does not have."
  />
)
