import { Banner, ButtonLink } from '@coverdesk/design-system'
import type { CertificateProfileFragment } from '../generated/documents'
import { certificatePath } from '../paths'

/** Over a certificate that is no longer the newest of its holder, so that no one sends it out by mistake. */
export function ReplacedBanner({ certificate }: { certificate: CertificateProfileFragment }) {
  const { accountId, replacedById, replacedByNumber } = certificate
  if (!replacedById) return null
  const number = replacedByNumber ?? 'a newer certificate'
  return (
    <Banner
      tone="neutral"
      actions={
        <ButtonLink small to={certificatePath(accountId, replacedById)}>
          View {number}
        </ButtonLink>
      }
    >
      {`Replaced by ${number} after a renewal.`}
    </Banner>
  )
}
