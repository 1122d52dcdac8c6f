import { ButtonLink, MenuButton } from '@coverdesk/design-system'
import { navigate, useSlot } from '@coverdesk/plugin-sdk'
import type { PolicyProfileFragment } from '../generated/documents'
import { actionPath, policyPath } from '../paths'
import { menuRules } from '../policy-record/policy-rules'
import { deleteOpenPolicy } from '../policy-removal/delete-policy'

/** What can be done with a policy: here, and by the areas that offer something for it. */
export function PolicyActions({ policy }: { policy: PolicyProfileFragment }) {
  const path = policyPath(policy.id)
  const contributed = useSlot('policy.actions').map(({ id: action, label, pluginTitle }) => ({
    label: label ?? pluginTitle,
    onSelect: () => void navigate(actionPath(policy.id, action)),
  }))
  const { remove, cancel, reinstate, renew } = menuRules(policy)
  return (
    <>
      <ButtonLink to={`${path}/edit`}>Edit</ButtonLink>
      <MenuButton
        label="More"
        iconOnly
        actions={[
          ...contributed,
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
