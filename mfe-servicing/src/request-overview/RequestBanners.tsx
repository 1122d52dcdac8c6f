import { Banner } from '@coverdesk/design-system'
import type { ServiceRequestProfileFragment } from '../generated/documents'
import { DuplicateBanner } from '../request-duplicate/DuplicateBanner'
import { LossBanner } from '../request-loss/LossBanner'
import { WaitingBanner } from '../request-waiting/WaitingBanner'

export const hasBanners = ({ isLoss, isComplaint, waiting, duplicateOf }: ServiceRequestProfileFragment): boolean =>
  isLoss || isComplaint || waiting !== null || duplicateOf !== null

/** What has to be known before anything else. */
export function RequestBanners({ request }: { request: ServiceRequestProfileFragment }) {
  const { isLoss, isComplaint, waiting, duplicateOf } = request
  return (
    <>
      {duplicateOf && <DuplicateBanner of={duplicateOf} />}
      {isLoss && <LossBanner {...request} />}
      {isComplaint && <Banner tone="warning">The client complains or asks again. Get back to them today.</Banner>}
      {waiting && <WaitingBanner request={request} waiting={waiting} />}
    </>
  )
}
