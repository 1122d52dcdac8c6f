import { attachFile, insertMissing, seedFile } from '@coverdesk/kit'
import { listFields } from '../knowledge/knowledge.rules.ts'
import { KnowledgeDocument } from '../knowledge/knowledge-document.model.ts'
import { type DemoAgency, daysAgo, demoId, demoUserId } from './demo-agency.ts'
import files from './knowledge-files.json' with { type: 'json' }
import scannedPage from './scanned-page.json' with { type: 'json' }

interface DemoFile {
  title: string
  fileName: string
  creator: number
  daysAgo: number
  bytes(): Promise<Buffer>
}

/** Its library is needed at the first start only. */
const makePdfs = () => import('./demo-pdf.ts')

const scan: DemoFile = {
  title: 'Port contractor requirements',
  fileName: 'Port district - insurance requirements (scan).pdf',
  ...{ creator: 0, daysAgo: 34 },
  bytes: async () => (await makePdfs()).pdfOfScan(scannedPage.jpeg),
}

const demoFiles: DemoFile[] = [
  ...files.map(({ pages, ...file }) => ({ ...file, bytes: async () => (await makePdfs()).pdfOfText(pages) })),
  scan,
]

/** The PDFs of a knowledge base, one of them scanned. Within the agency's scope. @param first the number of the first one */
export async function insertKnowledgeFiles(agency: DemoAgency, first: number): Promise<void> {
  for (const [place, file] of demoFiles.entries()) await insertFile(agency, demoId(agency, 'f', first + place), file)
}

/** The record comes before the file is given to it: a start that dies in between is completed by the next one. */
async function insertFile(agency: DemoAgency, _id: ReturnType<typeof demoId>, demo: DemoFile) {
  const owner = { typename: 'KnowledgeBaseDocument', id: String(_id) }
  const known = await KnowledgeDocument.findById(_id).lean()
  if (known) {
    if (known.file) await attachFile(known.file.fileId, owner).catch(() => undefined)
    return
  }
  const bytes = await demo.bytes()
  const createdBy = demoUserId(agency, demo.creator)
  const fileId = await seedFile(demo.fileName, 'application/pdf', bytes, createdBy)
  const createdAt = daysAgo(demo.daysAgo)
  const record = {
    ...{ _id, kind: 'FILE', content: null, sourceId: fileId, status: 'UNKNOWN', formerFiles: [] },
    file: { fileId, name: demo.fileName, mimeType: 'application/pdf', size: bytes.length },
    ...listFields(demo.title, agency.people[demo.creator] ?? ''),
    ...{ createdBy, createdAt, updatedAt: createdAt },
  }
  await insertMissing(KnowledgeDocument, [record])
  await attachFile(fileId, owner)
}
