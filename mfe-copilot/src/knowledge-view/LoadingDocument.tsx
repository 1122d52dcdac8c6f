import { Skeleton } from '@coverdesk/design-system'

/** In the place of a document. */
export const LoadingDocument = () => (
  <div role="status" aria-label="Loading document...">
    <Skeleton width="100%" height="500px" />
  </div>
)
