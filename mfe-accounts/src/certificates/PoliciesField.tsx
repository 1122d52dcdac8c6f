import { Banner, Button, Skeleton } from '@coverdesk/design-system'
import { ChecklistField, type ServerForm } from '@coverdesk/design-system/forms'
import { useEffect } from 'react'
import type { CertifiablePolicyFragment } from '../generated/documents'
import type { CertificateValues } from './certificate-values'
import { policyDetail, policyName } from './policy-labels'
import { useCertifiablePolicies } from './use-certifiable-policies'

interface PoliciesFieldProps {
  form: ServerForm<CertificateValues>
  accountId: string
}

/** Certified coverage: the account's policies in force, and those that are bound but have not started. */
export function PoliciesField({ form, accountId }: PoliciesFieldProps) {
  const { query, policies } = useCertifiablePolicies(accountId)
  if (query.status === 'loading') {
    return (
      <div role="status" aria-label="Loading policies...">
        <Skeleton width="70%" height="44px" />
      </div>
    )
  }
  if (!policies) {
    return (
      <Banner
        tone="error"
        actions={
          <Button small onClick={query.retry}>
            Retry
          </Button>
        }
      >
        The account’s policies couldn’t be loaded. They are needed to issue a certificate.
      </Banner>
    )
  }
  const shown = policies.filter(isShown)
  if (shown.length === 0) {
    return <Banner tone="warning">No policy of this account is in force, so there is nothing to certify.</Banner>
  }
  return <Checklist form={form} policies={shown} />
}

const isShown = ({ state }: CertifiablePolicyFragment) => ['INFORCE', 'PENDING', 'BINDING'].includes(state)

interface ChecklistProps {
  form: ServerForm<CertificateValues>
  policies: readonly CertifiablePolicyFragment[]
}

/** Those in force are chosen to begin with. */
function Checklist({ form, policies }: ChecklistProps) {
  const { getValues, resetField } = form
  useEffect(() => {
    if (getValues('policyIds') !== null) return
    const inForce = policies.filter(({ state }) => state === 'INFORCE').map(({ id }) => id)
    resetField('policyIds', { defaultValue: inForce })
  }, [policies, getValues, resetField])
  return (
    <ChecklistField
      form={form}
      name="policyIds"
      label="Policies"
      options={policies.map(policy => ({
        value: policy.id,
        label: policyName(policy),
        description: policyDetail(policy),
      }))}
    />
  )
}
