import { CoverdeskError, notFound, sendText } from '@coverdesk/kit'
import { z } from 'zod'
import { contentDisposition } from '../files/content-disposition.ts'
import { deadlineFromNow } from '../graphql/request-context.ts'
import type { CallOrigin, Subgraph } from '../graphql/subgraph.ts'
import { type RestServices, restEndpoint } from '../http/rest-endpoint.ts'

const answer = z.object({ held: z.looseObject({}).nullable() })

/**
 * `GET /exports/accounts/:id`: all that the product holds about an account, as one JSON file. Every area tells its part; if
 * one can't, there is no file, since it would be taken for all.
 */
export const createAccountExportEndpoint = (services: RestServices & { subgraphs: Subgraph[] }) =>
  restEndpoint(services, async ({ path, user, requestId, response }) => {
    const [, , , accountId = ''] = path.split('/')
    const origin = { requestId, user, deadline: deadlineFromNow() }
    const parts = await Promise.all(
      services.subgraphs.map(async subgraph => [subgraph.name, await heldBy(subgraph, accountId, origin)] as const),
    )
    const areas = Object.fromEntries(parts.filter(([, held]) => held !== null))
    if (Object.keys(areas).length === 0) throw notFound('account')
    const file = JSON.stringify({ accountId, exportedAt: new Date().toISOString(), areas }, null, 2)
    response.setHeader('content-disposition', contentDisposition('attachment', `account-${accountId}.json`))
    sendText(response, 200, file, 'application/json; charset=utf-8')
  })

async function heldBy(subgraph: Subgraph, accountId: string, origin: CallOrigin) {
  const { status, text } = await subgraph.question('account-data', { accountId }, origin)
  if (status !== 200) throw new CoverdeskError('BAD_REQUEST', 'This account can’t be exported.')
  return answer.parse(JSON.parse(text)).held
}
