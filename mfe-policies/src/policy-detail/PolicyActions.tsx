import { ButtonLink, MenuButton } from '@coverdesk/design-system'
import { navigate } from '@coverdesk/plugin-sdk'
import type { PolicyProfileFragment } from '../generated/documents'
import { policyPath } from '../paths'
import { menuRules } from '../policy-record/policy-rules'
import { deleteOpenPolicy } from '../policy-removal/delete-policy'

/** What can be done with a policy. */
export function PolicyActions({ policy }: { policy: PolicyProfileFragment }) {
  const path = policyPath(policy.id)
  const { remove, cancel, reinstate, renew } = menuRules(policy)
  return (
    <>
      <ButtonLink to={`${path}/edit`}>Edit</ButtonLink>
      <MenuButton
        label="More"
        iconOnly
        actions={[
          {
            label: 'Delete',
            danger: true,
            disabledBecause: remove,
            onSelect: () => void deleteOpenPolicy(policy),
          },
          { label: 'Cancel', disabledBecause: cancel, onSelect: () => void navigate(`${path}/cancel`) },
          { label: 'Reinstate', disabledBecause: reinstate, onSelect: () => void navigate(`${path}/reinstate`) },
          { label: 'Renew', disabledBecause: renew, onSelect: () => void navigate(`${path}/renew`) },
        ]}
      />
    </>
  )
}
