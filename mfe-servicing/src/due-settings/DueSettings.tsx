import { DetailColumns } from '@coverdesk/design-system'
import { lazyElement, NotFound, useParams } from '@coverdesk/plugin-sdk'
import { DuePolicySections } from './DuePolicySections'

const dialog = lazyElement(async () => (await import('./DuePolicyDialog')).DuePolicyDialog)

/** When requests are due, as a tab of the settings. */
export default function DueSettings() {
  const over = useParams()['*'] ?? ''
  if (over !== '' && over !== 'edit') return <NotFound />
  return (
    <>
      <DetailColumns>
        <DuePolicySections />
      </DetailColumns>
      {over === 'edit' && dialog}
    </>
  )
}
