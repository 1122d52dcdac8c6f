import { createHash } from 'node:crypto'
import clientPapers from './client-papers.json' with { type: 'json' }
import documents from './knowledge-documents.json' with { type: 'json' }
import files from './knowledge-files.json' with { type: 'json' }
import workspaces from './workspaces.json' with { type: 'json' }

/** Changes with whatever was asked of Cara for `recorded-workspaces.json`, and with what she read for it. */
export function recordingSource(): string {
  const { harborPoint, canary, presets } = workspaces
  const source = JSON.stringify([harborPoint, canary, presets, clientPapers, documents, files])
  return createHash('sha256').update(source).digest('hex')
}
