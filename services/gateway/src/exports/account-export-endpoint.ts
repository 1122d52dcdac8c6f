import type { FileStore } from '@coverdesk/kit'
import { contentDisposition } from '../files/content-disposition.ts'
import { deadlineFromNow } from '../graphql/request-context.ts'
import type { Subgraph } from '../graphql/subgraph.ts'
import { type RestCall, type RestServices, restEndpoint } from '../http/rest-endpoint.ts'
import { accountTable } from './account-table.ts'
import { fewAtOnce } from './few-at-once.ts'
import { gatherAccount } from './gather-account.ts'
import { sendExport } from './send-export.ts'
import { writeZip } from './write-zip.ts'

interface ExportServices extends RestServices {
  subgraphs: Subgraph[]
  files: FileStore
}

/**
 * `GET /exports/accounts/:id`: all that the product holds about an account, as a ZIP of `account.json` and of every file that
 * its records have. A file that is not kept any more has no place in `account.json`; `x-missing-files` counts those.
 */
export function createAccountExportEndpoint(services: ExportServices) {
  const inTurn = fewAtOnce('You’re already exporting several accounts. Try again when they finish.')
  return restEndpoint(services, call => inTurn(call.user.userId, () => exportAccount(services, call)))
}

async function exportAccount({ subgraphs, files: store }: ExportServices, call: RestCall) {
  const { path, user, requestId, response, log } = call
  const [, , , accountId = ''] = path.split('/')
  const origin = { requestId, user, deadline: deadlineFromNow() }
  const { areas, files } = await gatherAccount(accountId, { subgraphs, store }, origin)
  const table = accountTable(accountId, areas, files)
  const entries = files.flatMap(({ place, record }) => {
    if (!record || !place) return []
    const read = () => store.readWhole(record).once('error', err => log.error({ err }, 'an export broke off'))
    return [{ path: place, size: record.length, changedAt: record.uploadDate, read }]
  })
  const { size, content } = writeZip([table, ...entries])
  await sendExport(
    response,
    {
      'content-type': 'application/zip',
      'content-length': size,
      'content-disposition': contentDisposition('attachment', `account-${accountId}.zip`),
      'x-missing-files': files.length - entries.length,
    },
    content,
  )
}
