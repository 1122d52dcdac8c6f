import { DetailColumns } from '@coverdesk/design-system'
import { Outlet } from '@coverdesk/plugin-sdk'
import { PolicyTabs } from '../policy-detail/PolicyTabs'
import { usePolicy } from '../policy-record/use-policy'
import { CoverageSections } from './CoverageSections'
import { PolicyFacts } from './PolicyFacts'
import { PricingSection } from './PricingSection'
import { RecordFacts } from './RecordFacts'

/** What a policy costs and covers, with its facts beside. Dialogs open over it. */
export function PolicyOverview() {
  const { policy } = usePolicy()
  if (!policy) return null
  return (
    <>
      <PolicyTabs current="overview" />
      <DetailColumns lead={<PolicyFacts policy={policy} />} aside={<RecordFacts policy={policy} />}>
        <PricingSection pricing={policy.pricing} />
        <CoverageSections policyId={policy.id} details={policy.details} />
      </DetailColumns>
      <Outlet />
    </>
  )
}
