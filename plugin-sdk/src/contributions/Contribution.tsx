import { useAtomValue } from 'jotai'
import { type ReactNode, Suspense } from 'react'
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
  const Component = contributedComponent(contributed)
  return (
    <ContributionBoundary
      key={renewals}
      failed={failed(() => renewComponent(contributed))}
      onError={error => noteError(codeOf(contributed.pluginId).plugin, contributed.module, error)}
    >
      <Suspense fallback={loading}>
        <Component {...props} />
      </Suspense>
    </ContributionBoundary>
  )
}
