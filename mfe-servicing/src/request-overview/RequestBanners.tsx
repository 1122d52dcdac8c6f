import type { ServiceRequestProfileFragment } from '../generated/documents'
import { DuplicateBanner } from '../request-duplicate/DuplicateBanner'
import { LossBanner } from '../request-loss/LossBanner'
import { WaitingBanner } from '../request-waiting/WaitingBanner'

export const hasBanners = ({ isLoss, waiting, duplicateOf }: ServiceRequestProfileFragment): boolean =>
  isLoss || waiting !== null || duplicateOf !== null

/** What has to be known before anything else. */
export function RequestBanners({ request }: { request: ServiceRequestProfileFragment }) {
  const { isLoss, waiting, duplicateOf } = request
  return (
    <>
      {duplicateOf && <DuplicateBanner of={duplicateOf} />}
      {isLoss && <LossBanner {...request} />}
      {waiting && <WaitingBanner request={request} waiting={waiting} />}
    </>
  )
}
