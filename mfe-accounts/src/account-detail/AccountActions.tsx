import { ButtonLink, MenuButton } from '@coverdesk/design-system'
import { navigate, useSlot } from '@coverdesk/plugin-sdk'
import { exportAccountData } from '../account-export/export-account-data'
import { deleteOpenAccount } from '../account-removal/delete-account'
import { accountPath, actionPath } from '../paths'

/** What can be done with an account: here, and by the areas that offer something for it. */
export function AccountActions({ id }: { id: string }) {
  const contributed = useSlot('account.actions').map(({ id: action, label, pluginTitle }) => ({
    label: label ?? pluginTitle,
    onSelect: () => void navigate(actionPath(id, action)),
  }))
  return (
    <>
      <ButtonLink to={`${accountPath(id)}/edit`}>Edit</ButtonLink>
      <MenuButton
        label="More"
        iconOnly
        actions={[
          ...contributed,
          { label: 'Export data', onSelect: () => void exportAccountData(id) },
          { label: 'Delete account', danger: true, onSelect: () => void deleteOpenAccount(id) },
        ]}
      />
    </>
  )
}
