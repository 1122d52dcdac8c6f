import { Banner, TextLink } from '@coverdesk/design-system'
import type { RelatedServiceRequestFragment } from '../generated/documents'
import { overviewPath } from '../paths'
import { requestTitle } from '../words/request-labels'

/** Where the work on a duplicate is done. */
export function DuplicateBanner({ of }: { of: RelatedServiceRequestFragment }) {
  return (
    <Banner tone="neutral">
      {'Duplicate of '}
      <TextLink inSentence href={overviewPath(of.id)}>
        {requestTitle(of)}
      </TextLink>
    </Banner>
  )
}
