import { type AddressInfo, createServer, type Socket } from 'node:net'
import { Authentication } from './authentication/authentication.ts'
import { databaseUser, mongoUri } from './authentication/password.ts'
import { credentialsOf } from './authentication/scram.ts'
import { ChangeStreams } from './change-streams/change-streams.ts'
import { answerCommand } from './commands/answer.ts'
import type { Server } from './commands/command.ts'
import { Cursors } from './cursors.ts'
import { openStore } from './storage/rebuild.ts'
import { Sweeper } from './sweeper.ts'
import { Transactions } from './transactions/transactions.ts'
import { Connection } from './wire/connection.ts'

export interface EmbeddedMongoOptions {
  /** The folder of the database; made when it is not there. */
  path: string
  /** Default: any free port. */
  port?: number
  /** Default: the loopback interface. */
  host?: string
  /** What clients sign in with; without it anyone who reaches the port may connect. */
  password?: string
  /** Hears of failures that no client is told: broken messages and defects of the server. */
  onDefect?: (error: unknown) => void
  /** Hears, in sentences for a log, of work that makes the start take long. */
  onNotice?: (notice: string) => void
}

export interface EmbeddedMongo {
  /** For `MongoClient` or mongoose, without a database name. */
  uri: string
  port: number
  /** Lets commands in work finish, then releases port and folder. */
  close(): Promise<void>
}

/**
 * Opens the folder and answers commands on it until it is closed.
 * @param onBroken called when the folder has to be closed and opened again
 * @throws FolderInUse, FolderUnusable
 */
export async function serve(options: EmbeddedMongoOptions, onBroken: () => void): Promise<EmbeddedMongo> {
  const { path, port = 0, host = '127.0.0.1', password, onDefect = () => {}, onNotice = () => {} } = options
  const store = await openStore(path, { onNotice, onBroken })
  const sweeper = new Sweeper(store, onDefect)
  const cursors = new Cursors()
  const server: Server = {
    store,
    cursors,
    changeStreams: new ChangeStreams(store),
    transactions: new Transactions(store, ({ txn }) => cursors.killReadersOf(txn)),
    startedAt: new Date(),
    sweepSoon: () => sweeper.sweepSoon(),
  }
  const credentials = password === undefined ? undefined : credentialsOf(databaseUser, password)
  const connections = new Set<Connection>()
  let connectionId = 0
  const listener = createServer(socket => {
    const authentication = new Authentication(credentials)
    const client = { connectionId: ++connectionId, address: addressOf(socket), authentication }
    const connection = new Connection(socket, client, (request, by) => answerCommand(server, request, by), onDefect)
    connections.add(connection)
    void connection.ended.then(() => {
      connections.delete(connection)
      server.transactions.abandonOf(client.connectionId)
    })
  })
  const close = async () => {
    listener.close()
    server.changeStreams.close()
    await Promise.all([...connections].map(connection => connection.close()))
    server.transactions.close()
    await sweeper.close()
    cursors.close()
    await store.close()
  }
  try {
    await new Promise<void>((resolve, reject) => listener.once('error', reject).listen(port, host, resolve))
  } catch (error) {
    await close()
    throw error
  }
  const bound = (listener.address() as AddressInfo).port
  return { uri: mongoUri(bracketed(host), bound, password), port: bound, close }
}

/** The server's end of a connection, which is how this client can reach it. */
function addressOf({ localAddress = '127.0.0.1', localPort = 0 }: Socket): string {
  return `${bracketed(localAddress.replace(/^::ffff:/, ''))}:${localPort}`
}

const bracketed = (host: string) => (host.includes(':') ? `[${host}]` : host)
