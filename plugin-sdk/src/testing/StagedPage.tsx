import { AreaErrorCard, EmptyState } from '@coverdesk/design-system'
import { AreaContext, type AreaScreens } from '../area/area-context'
import { AreaPage } from '../host/AreaPage'
import type { Stage } from './create-stage'

const screens: AreaScreens = {
  Loading: () => null,
  NotFound: () => <EmptyState kind="no-match" title="We couldn’t find that page" />,
  RouteError: ({ error, title, retry }) => (
    <AreaErrorCard area={title} message={String(error)} details={String(error)} onRetry={retry} />
  ),
}

/** The page of a stage, with plain screens in place of the shell's. */
export function StagedPage({ stage: { plugin, router, client } }: { stage: Stage }) {
  const retry = () => void router.navigate(router.state.location, { replace: true })
  return (
    <AreaContext value={{ plugin, screens, retry, recover: () => false, takeNewest: async () => undefined }}>
      <AreaPage router={router} client={client} />
    </AreaContext>
  )
}
