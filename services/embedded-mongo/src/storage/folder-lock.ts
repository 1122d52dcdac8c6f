import { createHash } from 'node:crypto'
import { realpathSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Another process has this data folder open. Its message is one sentence for the person who starts the process. */
export class FolderInUse extends Error {}

/** The longest path that every system takes for a socket. */
const maxSocketPath = 100

/** How long a living owner may take to say who it is, in milliseconds. */
const maxAnswer = 2_000

/**
 * Makes this process the folder's only one: it listens on a socket in the folder. Unlike a file with a process id, a
 * socket can't be mistaken after a crash: no one answers there any more, and its file is taken over.
 * @returns how to let go of the folder
 */
export async function lockFolder(path: string): Promise<() => Promise<void>> {
  const socket = socketOf(path)
  const server = (await tryListen(socket)) ?? (await takeOver(path, socket))
  server.unref()
  return () => new Promise(resolve => server.close(() => resolve()))
}

async function takeOver(path: string, socket: string): Promise<Server> {
  const owner = await askOwner(socket)
  if (owner !== undefined) throw inUse(path, owner)
  rmSync(socket, { force: true })
  const server = await tryListen(socket)
  // Whoever took it over at the same moment answers now.
  const present = await askOwner(socket)
  if (server && present === process.pid) return server
  server?.close()
  throw inUse(path, present)
}

const inUse = (path: string, owner: number | undefined) =>
  new FolderInUse(
    `The data folder ${path} is in use by ${owner ? `process ${owner}` : 'another process'}. End it first.`,
  )

function socketOf(path: string): string {
  const folder = realpathSync(path)
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 32)
  if (process.platform === 'win32') return `\\\\.\\pipe\\coverdesk-${name}`
  const socket = join(folder, 'owner.sock')
  return socket.length <= maxSocketPath ? socket : join(tmpdir(), `coverdesk-${name}.sock`)
}

function tryListen(socket: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer(visitor => visitor.end(String(process.pid)).on('error', () => visitor.destroy()))
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    )
    server.listen(socket, () => resolve(server))
  })
}

/** The process id of whoever listens there; `NaN` for a process that is there but does not answer. */
function askOwner(socket: string): Promise<number | undefined> {
  return new Promise(resolve => {
    let answer = ''
    const visit = connect(socket)
      .setTimeout(maxAnswer, () => {
        visit.destroy()
        resolve(Number.NaN)
      })
      .on('data', bytes => {
        answer += bytes
      })
      .on('end', () => resolve(Number(answer)))
      .on('error', () => resolve(undefined))
  })
}
