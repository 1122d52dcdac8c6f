import { ListScreen, type RowAction } from '@coverdesk/design-system'
import { useList, usePageTitle } from '@coverdesk/plugin-sdk'
import type { HolderProfileFragment } from '../generated/documents'
import { holderPath } from '../paths'
import { holderList, holderPhoneRow } from './holder-list'

const pathOf = ({ id }: HolderProfileFragment) => holderPath(id)
const holderActions = (holder: HolderProfileFragment): RowAction[] => [
  { label: 'Edit', icon: 'edit', to: `${pathOf(holder)}/edit` },
]

/** The holder book: who has had a certificate, and is proposed for the next one. */
export function HolderList() {
  usePageTitle('Holder book')
  return (
    <ListScreen
      list={useList(holderList)}
      title="Holder book"
      description="Everyone you’ve issued certificates to"
      words={{ one: 'holder' }}
      phoneRow={holderPhoneRow}
      rowTo={pathOf}
      rowActions={holderActions}
      empty={{ hint: 'Certificate holders are saved here and suggested next time.' }}
      noMatchHint="No matches. Try fewer letters, or clear the filter."
    />
  )
}
