import { DetailColumns, ErrorState, RecordTableSkeleton } from '@coverdesk/design-system'
import { useQuery } from '@coverdesk/plugin-sdk'
import { CaraUsageDocument } from '../generated/documents'
import { LimitSection } from './LimitSection'
import { ModelSection } from './ModelSection'
import { UsageSections } from './UsageSections'
import { useCaraSettings } from './use-cara-settings'
import { WebSearchSection } from './WebSearchSection'
import { WhatLeavesSection } from './WhatLeavesSection'

/** What does Cara’s work, what leaves the agency, what it costs, and how much of it there may be. */
export function SettingsSections() {
  const { query, settings } = useCaraSettings()
  const usage = useQuery(CaraUsageDocument, {})
  if (query.status === 'loading') {
    return (
      <DetailColumns>
        <RecordTableSkeleton label="Loading Cara’s settings..." />
      </DetailColumns>
    )
  }
  if (!settings) {
    return (
      <ErrorState
        title="Cara’s settings could not be loaded"
        message={query.failure?.message ?? 'There was no answer.'}
        requestId={query.failure?.requestId}
        onRetry={query.retry}
      />
    )
  }
  const thisMonth = usage.status === 'loaded' ? usage.data.caraUsage?.months[0]?.usage : undefined
  return (
    <DetailColumns aside={<WhatLeavesSection settings={settings} />}>
      <ModelSection settings={settings} />
      <LimitSection settings={settings} used={thisMonth} />
      <WebSearchSection settings={settings} />
      <UsageSections query={usage} />
    </DetailColumns>
  )
}
