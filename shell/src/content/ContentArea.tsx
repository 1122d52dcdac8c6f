import { AreaErrorCard } from '@coverdesk/design-system'
import { areaStateAtom } from '@coverdesk/plugin-sdk/host'
import type { RegistryEntry } from '@coverdesk/plugin-sdk/manifest'
import { useAtomValue } from 'jotai'
import { errorDetails } from '../failure/error-text'
import { pathnameAtom } from '../location'
import { pluginAt } from '../plugins/plugin-at'
import { AreaSkeleton } from './AreaSkeleton'
import { NotFoundScreen } from './NotFoundScreen'
import { Outlet } from './Outlet'

/** The sheet's content: the area in use, or what is in its place while it loads, fails, or does not exist. */
export function ContentArea({ plugins, outlet }: { plugins: readonly RegistryEntry[]; outlet: HTMLElement }) {
  const area = useAtomValue(areaStateAtom)
  const exists = pluginAt(plugins, useAtomValue(pathnameAtom)) !== undefined
  return (
    <>
      {!exists && <NotFoundScreen />}
      {exists && area.status === 'loading' && <AreaSkeleton />}
      {exists && area.status === 'failed' && (
        <AreaErrorCard
          area={area.title}
          message="It could not be loaded. Try again; the other areas go on working."
          details={errorDetails(area.error)}
          onRetry={area.retry}
        />
      )}
      <Outlet element={outlet} visible={exists && area.status === 'ready'} />
    </>
  )
}
