import { useQuery } from '@coverdesk/plugin-sdk'
import { WorkspaceFormsDocument } from '../../generated/documents'

/** A filled form that someone reviewed: it can go to the client with the request. */
export interface ReviewedForm {
  id: string
  title: string
  url: string
}

/** Reviewed forms of a workspace; undefined while they load, empty if the query fails. */
export function useReviewedForms(workspaceId: string): ReviewedForm[] | undefined {
  const query = useQuery(WorkspaceFormsDocument, { id: workspaceId })
  if (query.status === 'loading') return undefined
  const artifacts = query.status === 'loaded' ? (query.data.caraWorkspace?.artifacts ?? []) : []
  return artifacts.flatMap(({ id, title, state, document }) =>
    state === 'REVIEWED' && document?.downloadUrl ? [{ id, title, url: document.downloadUrl }] : [],
  )
}
