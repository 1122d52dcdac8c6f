import { ErrorState } from '@coverdesk/design-system'
import type { ReactNode } from 'react'
import { Contribution } from '../contributions/Contribution'
import type { SlotName, SlotProps } from './slot-props'
import { useSlot } from './use-slot'

interface SlotPlace<Name extends SlotName> {
  name: Name
  /** What each contribution gets. */
  props: SlotProps[Name]
  /** The id of the one contribution to show, such as the open tab. By default all are shown. */
  only?: string
  /** While code is on its way. By default nothing. */
  fallback?: ReactNode
  /** In place of a contribution that can't be shown. By default what went wrong, with Retry. */
  failed?: ReactNode
}

/**
 * A place that other areas fill. Each contribution is loaded by itself and fails by itself, with Retry; links in it
 * and queries of it work as the host's own.
 *
 * @example <Slot name="account.tab" props={{ accountId }} only={params.tab} fallback={<DetailSkeleton … />} />
 */
export function Slot<Name extends SlotName>({ name, props, only, fallback = null, failed }: SlotPlace<Name>) {
  const contributions = useSlot(name).filter(({ id }) => only === undefined || id === only)
  return contributions.map(({ pluginId, id, label, pluginTitle }) => (
    <Contribution
      key={`${pluginId} ${id}`}
      contributed={{ pluginId, module: `./slots/${name}/${id}` }}
      props={props}
      loading={fallback}
      failed={retry =>
        failed === undefined ? (
          <ErrorState
            title={`${label ?? pluginTitle} could not be shown`}
            message="Try again; the rest of this page continues working."
            onRetry={retry}
          />
        ) : (
          failed
        )
      }
    />
  ))
}
