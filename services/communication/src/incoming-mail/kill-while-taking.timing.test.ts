import { randomBytes, randomUUID } from 'node:crypto'
import { connect, createServer, type Server } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort, startTestProduct, type TestProduct } from '@coverdesk/kit/testing'
import mongoose from 'mongoose'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startChild, type TestChild } from '../../../kit/src/testing/child.ts'
import { us } from '../testing/communication-subgraph.ts'
import { rawMail } from '../testing/raw-mail.ts'

const suffix = randomUUID().slice(0, 8)
const keys = `test:${randomBytes(32).toString('base64')}`
const address = 'service@harborpoint.example'
const soon = { timeout: 60_000, interval: 200 }

/** Node can't import a schema as text by itself. */
const graphqlAsText = `data:text/javascript,${encodeURIComponent(`
  import { readFile } from 'node:fs/promises'
  export async function load(url, context, next) {
    if (!url.endsWith('.graphql')) return next(url, context)
    const text = await readFile(new URL(url), 'utf8')
    return { format: 'module', shortCircuit: true, source: 'export default ' + JSON.stringify(text) }
  }`)}`

let product: TestProduct
let child: TestChild
let smtpPort = 0
let httpPort = 0

/** Starts the subgraph in a process of its own; again, it has the same ports and database. */
async function start(): Promise<void> {
  const environment = {
    ...{ ...product.environment, CREDENTIAL_KEYS: keys, PORT: '1', INBOUND_SMTP_PORT: String(smtpPort) },
    INBOUND_MAIL_AGENCIES: `${address}=${us.agencyId}`,
  }
  const surroundings = {
    ...{ port: httpPort, database: `test_communication_${suffix}` },
    sharedDatabases: { events: `test_events_${suffix}`, gateway: `test_gateway_${suffix}` },
  }
  child = startChild(`
    import { register } from 'node:module'
    register(${JSON.stringify(graphqlAsText)})
    const { createLogger, startSubgraph } = await import('@coverdesk/kit')
    const { communicationSubgraph: definition } = await import(${JSON.stringify(new URL('../subgraph.ts', import.meta.url).href)})
    const environment = { ...process.env, ...${JSON.stringify(environment)} }
    const log = createLogger(definition.name, 'silent')
    await startSubgraph(definition, { ...${JSON.stringify(surroundings)}, environment, log })
    process.send('ready')
  `)
  await child.says()
}

beforeAll(async () => {
  await mongoose.connect(String(process.env['MONGODB_URI']))
  const people = { data: { agency: { name: 'Harbor Point' }, agencyUsers: [] } }
  product = await startTestProduct(({ query }) =>
    query.includes('agencyUsers') ? people : { errors: [{ message: 'Not now.', extensions: { code: 'NOT_FOUND' } }] },
  )
  ;[smtpPort, httpPort] = [await freePort(), await freePort()]
  await start()
}, 120_000)
afterAll(async () => {
  await child.kill()
  await product.close()
  for (const name of ['communication', 'events', 'gateway']) {
    await mongoose.connection.getClient().db(`test_${name}_${suffix}`).dropDatabase()
  }
  await mongoose.disconnect()
})

const mail = (name: string) =>
  rawMail({
    ...{ from: 'ada@heron.example', to: address, subject: name, text: `Words of ${name}.` },
    id: `<${name}@x.example>`,
  })

async function send(name: string, port = smtpPort): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true, connectionTimeout: 2_000 })
  try {
    await transport.sendMail({ raw: mail(name), envelope: { from: 'ada@heron.example', to: [address] } })
  } finally {
    transport.close()
  }
}

/** As mail servers do: again and again, until it is acknowledged. */
async function sendUntilTaken(name: string): Promise<void> {
  await vi.waitFor(() => send(name), { timeout: 60_000, interval: 300 })
}

const numberOf = (name: string) =>
  mongoose.connection
    .getClient()
    .db(`test_communication_${suffix}`)
    .collection('emailMessages')
    .countDocuments({ messageId: `<${name}@x.example>` })

/** Passes on what both sides say, and hears when the product acknowledges a mail: the sender never does. */
function deafLine(onAcknowledged: () => void): Promise<Server> {
  const server = createServer(client => {
    const upstream = connect(smtpPort, '127.0.0.1')
    client.pipe(upstream)
    for (const socket of [client, upstream]) socket.on('error', () => client.destroy())
    upstream.on('data', said => {
      if (!String(said).includes('Stored.')) return client.write(said)
      client.destroy()
      onAcknowledged()
    })
  })
  return new Promise(resolve => server.listen(0, '127.0.0.1', () => resolve(server)))
}

it('a mail whose acknowledgment is lost with the process is there once', async () => {
  let killed: Promise<void> = Promise.resolve()
  const line = await deafLine(() => {
    killed = child.kill()
  })
  await expect(send('unheard', (line.address() as { port: number }).port)).rejects.toThrow()
  await killed
  line.close()
  await start()
  await sendUntilTaken('unheard')
  await vi.waitFor(async () => expect(await numberOf('unheard')).toBe(1), soon)
  await wait(2_000)
  expect(await numberOf('unheard')).toBe(1)
}, 180_000)

it('a process that is killed at any moment loses no mail and doubles none', async () => {
  const delays = [20, 60, 120, 200, 350, 600]
  for (const [round, delay] of delays.entries()) {
    const first = send(`round${round}`).catch(() => undefined)
    await wait(delay)
    await child.kill()
    await first
    await start()
    await sendUntilTaken(`round${round}`)
  }
  await vi.waitFor(async () => {
    for (const [round] of delays.entries()) expect(await numberOf(`round${round}`)).toBe(1)
  }, soon)
}, 400_000)
