import { ButtonLink, EmptyState, makeStyles, Section } from '@coverdesk/design-system'
import { useAccount } from '../account-detail/use-account'
import { certificatesPath } from '../paths'
import { CertificateList } from './CertificateList'
import { useCertifiablePolicies } from './use-certifiable-policies'

const useStyles = makeStyles({
  root: { display: 'grid', padding: '20px', '@media (max-width: 639px)': { padding: '16px' } },
})

/** Certificates that were issued for an account. */
export function CertificatesTab() {
  const styles = useStyles()
  const { id, account } = useAccount()
  const { hasNone } = useCertifiablePolicies(id)
  if (account?.type === 'INDIVIDUAL') return <ForBusinessesOnly />
  return (
    <div className={styles.root}>
      <Section
        title="Certificates"
        actions={
          !hasNone && (
            <ButtonLink small to={`${certificatesPath(id)}/new`}>
              Add Certificate
            </ButtonLink>
          )
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
