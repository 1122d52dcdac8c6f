import type { ReactNode } from 'react'
import { Contribution } from '../contributions/Contribution'
import { renewAll, useLacking } from '../contributions/use-lacking'
import { MissingPart } from '../late/MissingPart'
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
  /** In place of each contribution that can't be shown. By default one line for all of them, with Retry. */
  failed?: ReactNode
}

/**
 * A place that other areas fill. Each contribution is loaded by itself and fails by itself; what could not be had is asked for
 * again in the background, and one line says so for the whole slot. Links in it and queries of it work as the host's own.
 *
 * @example <Slot name="account.tab" props={{ accountId }} only={params.tab} fallback={<DetailSkeleton … />} />
 */
export function Slot<Name extends SlotName>({ name, props, only, fallback = null, failed }: SlotPlace<Name>) {
  const contributions = useSlot(name)
    .filter(({ id }) => only === undefined || id === only)
    .map(contribution => ({ ...contribution, module: `./slots/${name}/${contribution.id}` }))
  const lacking = useLacking(contributions)
  return (
    <>
      {failed === undefined && lacking.length > 0 && (
        <MissingPart
          names={[...new Set(lacking.map(({ label, pluginTitle }) => label ?? pluginTitle))]}
          retry={() => renewAll(lacking)}
        />
      )}
      {contributions.map(({ pluginId, id, module }) => (
        <Contribution
          key={`${pluginId} ${id}`}
          contributed={{ pluginId, module }}
          props={props}
          loading={fallback}
          failed={failed ?? null}
        />
      ))}
    </>
  )
}
