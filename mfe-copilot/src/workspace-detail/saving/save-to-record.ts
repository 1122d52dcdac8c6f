import { type LoaderFunctionArgs, type MutationResult, runMutation, startQuery, toast } from '@coverdesk/plugin-sdk'
import {
  RecordsOfWorkspaceDocument,
  SaveCaraArtifactDocument,
  type SaveCaraArtifactInput,
  type SaveCaraArtifactMutation,
  VersionOfArtifactDocument,
} from '../../generated/documents'

interface ArtifactSaving {
  /** The version that was reviewed. */
  version: number
  input: SaveCaraArtifactInput
}

/** Begins to read what is saved, and which records the workspace is about. */
export function loadSaving({ params }: LoaderFunctionArgs) {
  startQuery(RecordsOfWorkspaceDocument, { id: params['id'] ?? '' })
  return startQuery(VersionOfArtifactDocument, { id: params['artifactId'] ?? '' })
}

/** Saves a document to a record; the artifact shows the progress. */
export async function saveToRecord(
  artifactId: string,
  saving: ArtifactSaving,
): Promise<MutationResult<SaveCaraArtifactMutation>> {
  const result = await runMutation(SaveCaraArtifactDocument, { id: artifactId, ...saving })
  if (result.ok) toast('Saving the document...')
  return result
}
