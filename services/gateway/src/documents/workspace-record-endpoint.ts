import { Readable } from 'node:stream'
import { z } from 'zod'
import { sendExport } from '../exports/send-export.ts'
import { writeZip, type ZipEntry } from '../exports/write-zip.ts'
import { contentDisposition } from '../files/content-disposition.ts'
import type { Handler } from '../http/listener.ts'
import { restEndpoint } from '../http/rest-endpoint.ts'
import { askCopilot, type DocumentServices } from './ask-copilot.ts'

const record = z.object({ name: z.string(), changedAt: z.iso.datetime(), pdf: z.base64(), data: z.string() })

/** `GET /agency/record/:workspaceId`: all that happened in a workspace, as a ZIP of `record.pdf` and `record.json`. */
export const createWorkspaceRecordEndpoint = (services: DocumentServices): Handler =>
  restEndpoint(services, async call => {
    const [, , , workspaceId = ''] = call.path.split('/')
    const { name, changedAt, pdf, data } = await askCopilot(
      services,
      call,
      'workspaces/record',
      { workspaceId },
      record,
    )
    const at = new Date(changedAt)
    const { size, content } = writeZip([
      entry('record.pdf', Buffer.from(pdf, 'base64'), at),
      entry('record.json', Buffer.from(data), at),
    ])
    const headers = {
      'content-type': 'application/zip',
      'content-length': size,
      'content-disposition': contentDisposition('attachment', `${name}.zip`),
    }
    await sendExport(call.response, headers, content)
  })

const entry = (path: string, bytes: Buffer, changedAt: Date): ZipEntry => ({
  ...{ path, size: bytes.length, changedAt },
  read: () => Readable.from([bytes]),
})
