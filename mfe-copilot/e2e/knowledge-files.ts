import type { Caller } from '../../e2e/support/caller.ts'
import { uploadList } from '../../e2e/support/client-list.ts'
import { until } from '../../e2e/support/product.ts'

export interface Versioned {
  id: string
  version: number
}

interface KnowledgeFiles {
  /** Files that no mutation has taken. */
  file: string
  replacement: string
  /** A document of a file, and a passage of it. */
  document: string
  passage: string
}

/** What each version of the world has sent: a row that takes a file makes another version. */
const sent = new Map<string, KnowledgeFiles>()

/** Files of the matrix, which are sent once for each version of the world. */
export async function filesOf(caller: Caller, world: string): Promise<KnowledgeFiles> {
  const found = sent.get(world)
  if (found) return found
  const send = (name: string) => uploadList(caller, 'Limit\n1000000\n', name)
  const document = await addDocument(caller, await send('limits.csv'))
  const files = {
    ...{ file: await send('added.csv'), replacement: await send('newer.csv'), document },
    passage: await passageOf(caller, document),
  }
  sent.set(world, files)
  return files
}

async function addDocument(caller: Caller, fileId: string): Promise<string> {
  const { uploadKnowledgeBaseFileDocument } = await caller.call<{ uploadKnowledgeBaseFileDocument: Versioned[] }>(
    'mutation ($fileIds: [ID!]) { uploadKnowledgeBaseFileDocument(input: { fileIds: $fileIds }) { id version } }',
    { fileIds: [fileId] },
  )
  return uploadKnowledgeBaseFileDocument[0]?.id ?? ''
}

/** Once the file is read. */
async function passageOf(caller: Caller, documentId: string): Promise<string> {
  const search = 'query ($id: ID) { searchKnowledgeBase(text: "1000000", documentId: $id) { id } }'
  let passage: string | undefined
  const isRead = async () => {
    const answer = await caller.call<{ searchKnowledgeBase: { id: string }[] }>(search, { id: documentId })
    passage = answer.searchKnowledgeBase[0]?.id
    return passage !== undefined
  }
  await until(isRead, 90_000, 'The file is not read.')
  return passage ?? ''
}

export async function readVersion(caller: Caller, id: string): Promise<number> {
  const { knowledgeBaseDocument } = await caller.call<{ knowledgeBaseDocument: Versioned }>(
    'query ($id: ID!) { knowledgeBaseDocument(id: $id) { id version } }',
    { id },
  )
  return knowledgeBaseDocument.version
}
