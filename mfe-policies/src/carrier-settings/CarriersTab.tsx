import { DetailColumns } from '@coverdesk/design-system'
import { lazyElement, NotFound, useParams } from '@coverdesk/plugin-sdk'
import type { ReactElement } from 'react'
import { CarriersSection } from './CarriersSection'

const addDialog = async () => (await import('./AddCarrierDialog')).AddCarrierDialog
const editDialog = async () => (await import('./EditCarrierDialog')).EditCarrierDialog
const mergeDialog = async () => (await import('./MergeCarrierDialog')).MergeCarrierDialog

/** What opens over the tab, by the rest of the address without the id of a carrier. */
const dialogs: Readonly<Record<string, ReactElement>> = {
  new: lazyElement(addDialog),
  edit: lazyElement(editDialog),
  merge: lazyElement(mergeDialog),
}

/** Carriers and wholesale brokers, as a tab of the settings. */
export default function CarriersTab() {
  const rest = useParams()['*'] ?? ''
  const over = rest.replace(/^[^/]+\/(edit|merge)$/, '$1')
  if (rest !== '' && (!Object.hasOwn(dialogs, over) || rest === 'edit' || rest === 'merge')) return <NotFound />
  return (
    <>
      <DetailColumns>
        <CarriersSection />
      </DetailColumns>
      {dialogs[over]}
    </>
  )
}
