import { type LoaderFunctionArgs, startQuery } from '@coverdesk/plugin-sdk'
import { CaraWorkspaceDocument } from '../../generated/documents'
import { loadMarkdown } from '../../markdown/LateMarkdown'

/** Begins to read the workspace of the address, and to fetch what draws its answers. */
export function loadWorkspace({ params }: LoaderFunctionArgs) {
  void loadMarkdown()
  return startQuery(CaraWorkspaceDocument, { id: params['id'] ?? '' })
}
