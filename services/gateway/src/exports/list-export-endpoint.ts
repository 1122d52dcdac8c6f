import { CoverdeskError, notFound } from '@coverdesk/kit'
import { contentDisposition } from '../files/content-disposition.ts'
import { deadlineFromNow } from '../graphql/request-context.ts'
import type { Subgraph } from '../graphql/subgraph.ts'
import { type RestCall, type RestServices, restEndpoint } from '../http/rest-endpoint.ts'
import { fewAtOnce } from './few-at-once.ts'
import { sendExport } from './send-export.ts'

/**
 * `GET /exports/lists/<subgraph>/<list>.csv?filter=…&sort=…&columns=name.phone&timeZone=…`: every row of a list, as the
 * list's own address narrows and sorts it. The subgraph reads as fast as the browser takes, and ends when the browser goes.
 */
export function createListExportEndpoint(services: RestServices & { subgraphs: Subgraph[] }) {
  const inTurn = fewAtOnce('You’re already exporting several lists. Try again when they finish.')
  return restEndpoint(services, call => inTurn(call.user.userId, () => exportList(services.subgraphs, call)))
}

async function exportList(subgraphs: Subgraph[], { request, response, path, user, requestId }: RestCall) {
  const [, subgraphName, list = ''] = /^\/exports\/lists\/([a-z-]+)\/([a-z-]+)\.csv$/.exec(path) ?? []
  const subgraph = subgraphs.find(({ name }) => name === subgraphName)
  if (!subgraph) throw notFound('list')
  const address = Object.fromEntries(new URL(request.url ?? '', 'http://gateway').searchParams)
  const origin = { requestId, user, deadline: deadlineFromNow() }
  const { statusCode, headers, body } = await subgraph.stream(`/exports/${list}`, address, origin)
  if (statusCode !== 200) {
    await body.dump()
    throw refusal(statusCode)
  }
  await sendExport(
    response,
    {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': contentDisposition('attachment', `${list}-${today(address['timeZone'])}.csv`),
      'x-total-rows': headers['x-total-rows'],
    },
    body,
  )
}

function refusal(status: number) {
  if (status === 404) return notFound('list')
  if (status >= 500)
    return new CoverdeskError('SUBGRAPH_UNAVAILABLE', 'This list can’t be exported right now. Try again shortly.')
  return new CoverdeskError(
    'BAD_REQUEST',
    'This list can’t be exported with these settings. Reload the page and try again.',
  )
}

/** The reader's day; the subgraph has looked at the zone. */
const today = (timeZone = 'UTC') =>
  new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone }).format(new Date())
