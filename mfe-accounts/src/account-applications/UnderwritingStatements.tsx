import { lazyPart, Skeleton } from '@coverdesk/design-system'
import { Suspense } from 'react'
import type { ApplicationFragment } from '../generated/documents'
import { Part, Parts } from './Parts'

const Markdown = lazyPart(() => import('@coverdesk/design-system/markdown'))

/** What carriers want confirmed: Markdown from outside, shown without anything that could do harm. */
export function UnderwritingStatements({ statements }: { statements: ApplicationFragment['underwritingStatements'] }) {
  return (
    <Parts>
      {statements.map(({ carrier, markdown }) => (
        <Part key={carrier} title={carrier}>
          <Suspense fallback={<Skeleton width="100%" height="60px" />}>
            <Markdown text={markdown} headingLevel={4} />
          </Suspense>
        </Part>
      ))}
    </Parts>
  )
}
