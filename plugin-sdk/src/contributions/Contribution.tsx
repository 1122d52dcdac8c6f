import { useAtomValue } from 'jotai'
import { type ReactNode, Suspense } from 'react'
import { useIsMissing, useLate } from '../late/late-component'
import { codeOf } from '../plugins/installed-plugins'
import { noteError } from '../plugins/plugin-reports'
import { ContributionBoundary } from './ContributionBoundary'
import { type ContributedModule, contributedComponent, keyOf, renewalsAtom } from './contributed-component'
import { useLack } from './use-lacking'

interface ContributionProps {
  contributed: ContributedModule
  /** What its component gets. */
  props: object
  /** While its code is on its way. */
  loading: ReactNode
  /** In its place when its code could not be had so far, or threw. `useLacking` says so once for all places. */
  failed: ReactNode
}

/** A component of another area, drawn in this one's React root: its theme, its router, the one GraphQL client. */
export function Contribution({ contributed, props, loading, failed }: ContributionProps) {
  const renewals = useAtomValue(renewalsAtom)[keyOf(contributed)] ?? 0
  return (
    <ContributionBoundary
      key={renewals}
      failed={<Lacking contributed={contributed}>{failed}</Lacking>}
      onError={error => noteError(codeOf(contributed.pluginId).plugin, contributed.module, error)}
    >
      <Contributed contributed={contributed} props={props} loading={loading} failed={failed} />
    </ContributionBoundary>
  )
}

function Contributed({ contributed, props, loading, failed }: ContributionProps) {
  const late = contributedComponent(contributed)
  const Component = useLate(late)
  const isMissing = useIsMissing(late)
  if (isMissing) return <Lacking contributed={contributed}>{failed}</Lacking>
  // What the component itself waits for, too.
  return <Suspense fallback={loading}>{Component ? <Component {...props} /> : loading}</Suspense>
}

function Lacking({ contributed, children }: { contributed: ContributedModule; children: ReactNode }) {
  useLack(contributed)
  return children
}
