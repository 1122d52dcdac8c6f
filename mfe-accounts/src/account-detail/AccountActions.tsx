import { ButtonLink, MenuButton } from '@coverdesk/design-system'
import { exportAccountData } from '../account-export/export-account-data'
import { deleteOpenAccount } from '../account-removal/delete-account'
import { accountPath } from '../paths'

/** What can be done with an account. */
export function AccountActions({ id }: { id: string }) {
  return (
    <>
      <ButtonLink to={`${accountPath(id)}/edit`}>Edit</ButtonLink>
      <MenuButton
        label="More"
        iconOnly
        actions={[
          { label: 'Export data', onSelect: () => void exportAccountData(id) },
          { label: 'Delete account', danger: true, onSelect: () => void deleteOpenAccount(id) },
        ]}
      />
    </>
  )
}
