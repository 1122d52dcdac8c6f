import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { protocols } from '../../services/copilot/src/models/testing/protocols.ts'

/** How many mails each run drafts, one after the other. */
export const draftsPerRun = 3
/** So long a turn takes: a process that is killed meanwhile is killed in the middle of a run. */
const turnMs = 400

interface Asked {
  messages: { role: string }[]
}

/** A language model on loopback which drafts mails, one a turn, and then answers. */
export async function startDraftingModel(): Promise<{ url: string; host: string; close(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { messages }: Asked = JSON.parse(Buffer.concat(chunks).toString())
    const last = messages.findLastIndex(({ role }) => role === 'user')
    const turns = messages.slice(last).filter(({ role }) => role === 'assistant').length
    await wait(turnMs)
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const draft = { subject: `Draft ${turns + 1}`, body: 'Dear client, this is a draft.' }
    const call =
      turns < draftsPerRun
        ? { name: 'DRAFT_EMAIL', input: JSON.stringify(draft) }
        : { name: 'COMPLETE_TASK', input: JSON.stringify({ text: 'The drafts are written.', citations: [] }) }
    for (const event of protocols['openai-compatible']({ calls: [call] })) response.write(event)
    response.end()
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    ...{ host, url: `http://${host}/v1` },
    async close() {
      server.closeAllConnections()
      await new Promise(done => server.close(done))
    },
  }
}
