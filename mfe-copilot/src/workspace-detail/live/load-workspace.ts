import { type LoaderFunctionArgs, startQuery } from '@coverdesk/plugin-sdk'
import { CaraWorkspaceDocument } from '../../generated/documents'

/** Begins to read the workspace of the address, and to fetch what draws its answers. */
export function loadWorkspace({ params }: LoaderFunctionArgs) {
  // Should it fail, the page asks for it again and says so.
  import('@coverdesk/design-system/markdown').catch(() => undefined)
  return startQuery(CaraWorkspaceDocument, { id: params['id'] ?? '' })
}
