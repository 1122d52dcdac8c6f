import { WebSocket } from 'ws'
import type { Caller } from '../support/caller.ts'

/** How long a subscription that is accepted may stay silent until the next one is tried, in milliseconds. */
const silence = 150
const answerTime = 5_000

/** Sends one subscribe message as it is. @returns what came back, `closed …` or `refused: …`, or nothing when it was accepted */
export async function sendOverSocket(caller: Caller, query: string, variables: string): Promise<string | undefined> {
  const headers = { cookie: caller.cookie, origin: caller.url }
  const socket = new WebSocket(`${caller.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { headers })
  try {
    return await new Promise<string | undefined>((done, failed) => {
      const deadline = setTimeout(() => failed(new Error('The socket does not answer.')), answerTime)
      socket.on('open', () => socket.send('{"type":"connection_init"}'))
      socket.on('message', data => {
        const text = String(data)
        if (!text.includes('"connection_ack"')) return done(text)
        socket.send(
          `{"id":"1","type":"subscribe","payload":{"query":${JSON.stringify(query)},"variables":${variables}}}`,
        )
        clearTimeout(deadline)
        setTimeout(done, silence)
      })
      socket.on('close', code => done(`closed ${code}`))
      socket.on('error', error => done(`refused: ${error.message}`))
    })
  } finally {
    socket.terminate()
  }
}
