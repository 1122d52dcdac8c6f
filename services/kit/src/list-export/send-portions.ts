import type { ServerResponse } from 'node:http'

/**
 * Sends a text portion by portion, as fast as the other side takes it; reads no further when it has gone. The portions are
 * read where this is called, hence in the caller's tenant scope, where a stream would read them in the socket's.
 */
export async function sendPortions(response: ServerResponse, portions: AsyncIterable<string>): Promise<void> {
  for await (const portion of portions) {
    if (response.destroyed) return
    if (!response.write(portion)) await drained(response)
  }
  response.end()
}

const drained = (response: ServerResponse) =>
  new Promise<void>(resolve => {
    const go = () => {
      response.off('drain', go)
      response.off('close', go)
      resolve()
    }
    response.on('drain', go)
    response.on('close', go)
    if (response.destroyed) go()
  })
