import type { IncomingMessage } from 'node:http'
import { readBody, sendJson, sendText, startHttpServer } from '@coverdesk/kit'

/** What a simulator does wrong, so many times; a test or a developer sets it. */
export interface SimulatorFaults {
  /** Answers 429 with `Retry-After: 0`. */
  tooManyRequests: number
  /** Answers 500. */
  serverErrors: number
  /** Lists have half of the records that they say. */
  truncatedPages: number
  /** Closes the connection without an answer. */
  brokenConnections: number
  /** Takes no access token that it has given before. NowCerts alone has tokens. */
  expiredTokens: number
  /** Someone changes a record after a page was read. */
  movingRecords: number
}

export const noFaults = (): SimulatorFaults => ({
  tooManyRequests: 0,
  serverErrors: 0,
  truncatedPages: 0,
  brokenConnections: 0,
  expiredTokens: 0,
  movingRecords: 0,
})

export interface SimulatedRequest {
  method: string
  url: URL
  headers: IncomingMessage['headers']
  /** The body as it came. */
  text: string
  /** The body as JSON; undefined where it is none. */
  json: unknown
}

export interface SimulatedAnswer {
  status: number
  body: unknown
}

/** A system that is played on the loopback, over HTTP. */
export interface RunningSimulator {
  url: string
  faults: SimulatorFaults
  /** Every request, in order: `GET /api/InsuredDetailList`. */
  requests: string[]
  close(): Promise<void>
}

/** `POST /faults` with some of the faults as JSON sets them from outside, for `npm run demo:ams`. */
export async function startSimulator(
  answer: (request: SimulatedRequest) => SimulatedAnswer | Promise<SimulatedAnswer>,
  port = 0,
): Promise<RunningSimulator> {
  const faults = noFaults()
  const requests: string[] = []
  const take = (fault: keyof SimulatorFaults) => {
    if (faults[fault] === 0) return false
    faults[fault] -= 1
    return true
  }
  const server = await startHttpServer(
    async (incoming, response) => {
      const url = new URL(incoming.url ?? '/', 'http://127.0.0.1')
      const text = (await readBody(incoming)).toString()
      if (url.pathname === '/faults') {
        Object.assign(faults, jsonIn(text))
        return sendJson(response, 200, faults)
      }
      requests.push(`${incoming.method} ${url.pathname}`)
      if (take('brokenConnections')) return void incoming.socket.destroy()
      if (take('tooManyRequests')) {
        response.setHeader('retry-after', '0')
        return sendJson(response, 429, { message: 'Too many requests.' })
      }
      if (take('serverErrors'))
        return sendText(response, 500, "<html>Server Error in '/' Application.</html>", 'text/html')
      const { method = 'GET', headers } = incoming
      const { status, body } = await answer({ method, url, headers, text, json: jsonIn(text) })
      sendJson(response, status, body)
    },
    port,
    '127.0.0.1',
  )
  return { url: `http://127.0.0.1:${server.port}`, faults, requests, close: () => server.close() }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
