import { Banner, ButtonLink, formatPhone, TextLink } from '@coverdesk/design-system'
import type { ServiceRequestProfileFragment } from '../generated/documents'
import { linkPath, policyPath } from '../paths'

type Props = Pick<ServiceRequestProfileFragment, 'id' | 'businessPolicy'>

/** A loss was reported: where it is filed. */
export function LossBanner({ id, businessPolicy: policy }: Props) {
  const link = (
    <ButtonLink small to={linkPath(id)}>
      Link policy
    </ButtonLink>
  )
  return (
    <Banner tone="error" actions={policy ? undefined : link}>
      {'Loss reported. '}
      {policy ? <ClaimsNumber policy={policy} /> : 'Link the policy to see the carrier’s claims number.'}
    </Banner>
  )
}

function ClaimsNumber({ policy: { id, carrier } }: { policy: NonNullable<Props['businessPolicy']> }) {
  if (!carrier) return <TextLink href={policyPath(id)}>The policy has no carrier.</TextLink>
  if (!carrier.claimsPhone) return <>{`${carrier.name} has no claims number yet. Add it in Settings, Carriers.`}</>
  return (
    <>
      {`${carrier.name} claims: `}
      <TextLink inSentence href={`tel:${carrier.claimsPhone}`}>
        {formatPhone(carrier.claimsPhone)}
      </TextLink>
    </>
  )
}
