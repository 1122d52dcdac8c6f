import { attachFile, seedFile } from '@coverdesk/kit'
import type { Types } from 'mongoose'
import { Workspace, type WorkspaceFile } from '../runs/records/workspace.model.ts'
import clientPapers from './client-papers.json' with { type: 'json' }
import { type DemoAgency, demoUserId } from './demo-agency.ts'
import type { AskedWorkspace } from './demo-workspace.ts'
import knowledgeFiles from './knowledge-files.json' with { type: 'json' }

type Paper = { fileName: string; pages?: string[][]; text?: string }
const papers: readonly Paper[] = [...(clientPapers as Paper[]), ...knowledgeFiles]

/** A file that someone gave to a workspace of the demo. @param name such as `Call notes.txt` */
export async function demoFile(name: string): Promise<{ bytes: Buffer; mimeType: string }> {
  const paper = papers.find(({ fileName }) => fileName === name)
  if (!paper) throw new Error(`The demo has no file ${name}.`)
  if (paper.text !== undefined) return { bytes: Buffer.from(paper.text), mimeType: 'text/plain' }
  const { pdfOfText } = await import('./demo-pdf.ts')
  return { bytes: await pdfOfText(paper.pages ?? []), mimeType: 'application/pdf' }
}

type StoredFile = Pick<WorkspaceFile, 'fileId' | 'size'>

/** Stores the files of a workspace, unless it is there already. Within the agency's scope. */
export async function storeFiles(
  agency: DemoAgency,
  _id: Types.ObjectId,
  { files = [], owner }: Pick<AskedWorkspace, 'files' | 'owner'>,
): Promise<StoredFile[]> {
  const known = await Workspace.findById(_id, { files: 1 }).lean()
  if (known) return known.files
  const stored: StoredFile[] = []
  for (const { name } of files) {
    const { bytes, mimeType } = await demoFile(name)
    stored.push({ fileId: await seedFile(name, mimeType, bytes, demoUserId(agency, owner)), size: bytes.length })
  }
  return stored
}

/** Gives them to their workspace, once it is there: a start that dies in between is completed by the next one. */
export async function attachFiles(_id: Types.ObjectId, files: readonly StoredFile[]): Promise<void> {
  for (const { fileId } of files) await attachFile(fileId, { typename: 'CaraWorkspace', id: String(_id) })
}
