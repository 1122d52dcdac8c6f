import { useAtomValue } from 'jotai'
import { type ReactNode, Suspense } from 'react'
import { type LateComponent, useLate } from '../late/late-component'
import { codeOf } from '../plugins/installed-plugins'
import { noteError } from '../plugins/plugin-reports'
import { ContributionBoundary } from './ContributionBoundary'
import {
  type ContributedModule,
  contributedComponent,
  keyOf,
  renewalsAtom,
  renewComponent,
} from './contributed-component'

interface ContributionProps {
  contributed: ContributedModule
  /** What its component gets. */
  props: object
  /** While its code is on its way. */
  loading: ReactNode
  failed(retry: () => void): ReactNode
}

/** A component of another area, drawn in this one's React root: its theme, its router, the one GraphQL client. */
export function Contribution({ contributed, props, loading, failed }: ContributionProps) {
  const renewals = useAtomValue(renewalsAtom)[keyOf(contributed)] ?? 0
  return (
    <ContributionBoundary
      key={renewals}
      failed={failed(() => renewComponent(contributed))}
      onError={error => noteError(codeOf(contributed.pluginId).plugin, contributed.module, error)}
    >
      <Contributed late={contributedComponent(contributed)} props={props} loading={loading} />
    </ContributionBoundary>
  )
}

interface ContributedProps {
  late: LateComponent<object>
  props: object
  loading: ReactNode
}

function Contributed({ late, props, loading }: ContributedProps) {
  const Component = useLate(late)
  // What the component itself waits for, too.
  return <Suspense fallback={loading}>{Component ? <Component {...props} /> : loading}</Suspense>
}
