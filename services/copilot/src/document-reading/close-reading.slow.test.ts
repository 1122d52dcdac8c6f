import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { startTestProduct, startTestSubgraph, uploadFile } from '@coverdesk/kit/testing'
import { expect, it, vi } from 'vitest'
import { folderPrefix } from '../reading/process/reading-folders.ts'
import { madePdf, policyPage } from '../reading/testing/made-pdf.ts'
import { readers } from '../reading/testing/readers.ts'
import { copilotSubgraph } from '../subgraph.ts'
import { documents, us } from '../testing/copilot-subgraph.ts'

const folders = () => readdirSync(tmpdir()).filter(name => name.startsWith(folderPrefix))

it('nothing outlives the subgraph: it closes in the middle of a document, without a process or a file', async () => {
  const agencyUsers = [{ id: us.userId, name: 'Nora Quill', state: 'ACTIVE' }]
  const product = await startTestProduct(() => ({ data: { agencyUsers } }))
  const subgraph = await startTestSubgraph(copilotSubgraph, product.environment)
  const pages = Array.from({ length: 150 }, (_, at) => policyPage(at + 1, 150))
  const file = { name: 'Policy.pdf', mimeType: 'application/pdf' }
  const fileId = await uploadFile(us, Buffer.from(await madePdf(pages)), file)
  await subgraph.data(us, documents.upload, { input: { fileIds: [fileId] } })
  await vi.waitFor(() => expect([readers().length, folders().length]).toEqual([1, 1]), {
    timeout: 60_000,
    interval: 20,
  })
  await subgraph.close()
  await product.close()
  await vi.waitFor(() => expect([readers(), folders()]).toEqual([[], []]), { timeout: 10_000, interval: 100 })
}, 120_000)
