import autocannon from 'autocannon'
import { processorTime } from './processes.ts'

/** Who is asked, and how. */
export interface Contestant {
  pid: number
  url: string
  body: string
  /** One per signed-in user; no two requests that are in flight at once have the same. */
  cookies: string[]
}

const connections = 20

/**
 * Sends load for so many seconds.
 *
 * @returns answers per second of the processor time that the contestant used for them. On two cores its subgraphs, the
 * database and the load share the other core, which would be what is measured; and a busy machine takes turns with us.
 */
export async function answersPerSecond({ pid, url, body, cookies }: Contestant, duration: number): Promise<number> {
  let client = 0
  const before = processorTime(pid)
  const result = await autocannon({
    url,
    connections,
    duration,
    setupClient: each => {
      const own = cookies.filter((_, index) => index % connections === client % connections)
      client += 1
      each.setRequests(own.map(cookie => ({ method: 'POST', path: '/graphql', body, headers: headersOf(cookie) })))
    },
  })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} failed ${result.non2xx + result.errors} times.`)
  return result.requests.total / (processorTime(pid) - before)
}

const headersOf = (cookie: string) => ({ 'content-type': 'application/json', 'x-coverdesk-client': 'bench/1', cookie })

/** @throws when two contestants do not answer the same data */
export async function assertSameAnswer(contestants: Contestant[]): Promise<void> {
  const answers = await Promise.all(contestants.map(answerOf))
  if (new Set(answers).size !== 1) throw new Error(`The answers differ:\n${answers.join('\n').slice(0, 2_000)}`)
}

async function answerOf({ url, body, cookies }: Contestant) {
  const response = await fetch(`${url}/graphql`, { method: 'POST', headers: headersOf(cookies[0] ?? ''), body })
  return JSON.stringify(((await response.json()) as { data?: unknown }).data)
}
