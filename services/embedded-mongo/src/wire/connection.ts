import type { Socket } from 'node:net'
import type { Authentication } from '../authentication/authentication.ts'
import type { Doc } from '../bson/values.ts'
import { errorReply, MongoError } from '../errors.ts'
import { answer, type Message, MessageSplitter, OpCode, parseMsg, parseQuery, type Request } from './messages.ts'

/** Who asks. */
export interface Client {
  connectionId: number
  /** The server's own address as this client reached it. */
  address: string
  authentication: Authentication
}

export type Answerer = (request: Request, client: Client) => Promise<Doc | Buffer>

/** Serves one client: its messages one after the other, in their order. */
export class Connection {
  /** Resolves when the client is gone and none of its requests is in work any more. */
  readonly ended: Promise<void>
  private readonly splitter = new MessageSplitter()
  private work: Promise<void> = Promise.resolve()
  private replies = 0

  constructor(
    private readonly socket: Socket,
    private readonly client: Client,
    private readonly answerRequest: Answerer,
    private readonly onDefect: (error: unknown) => void,
  ) {
    socket.setNoDelay(true)
    socket.on('data', chunk => this.receive(chunk as Buffer))
    // A client that goes away in the middle of an answer is no fault of the server.
    socket.on('error', () => socket.destroy())
    this.ended = new Promise(resolve => socket.on('close', () => resolve(this.work)))
  }

  /** Lets the request in work get its answer, then ends the connection. */
  async close(): Promise<void> {
    await this.work
    this.socket.end()
    this.socket.destroySoon()
  }

  private receive(chunk: Buffer) {
    try {
      for (const message of this.splitter.push(chunk)) this.work = this.work.then(() => this.serve(message))
    } catch (error) {
      this.onDefect(error)
      this.socket.destroy()
    }
  }

  private async serve(message: Message) {
    let request: Request
    try {
      request = parse(message)
    } catch (error) {
      this.onDefect(error)
      this.socket.destroy()
      return
    }
    const reply = await this.answerRequest(request, this.client).catch(error => {
      this.onDefect(error)
      return errorReply(new MongoError('InternalError', String(error)))
    })
    if (request.wantsReply) this.send(message, reply)
  }

  private send(message: Message, reply: Doc | Buffer) {
    if (!this.socket.destroyed) this.socket.write(answer(message, ++this.replies, reply))
  }
}

function parse({ opCode, body }: Message): Request {
  switch (opCode) {
    case OpCode.Msg:
      return parseMsg(body)
    case OpCode.Query:
      return parseQuery(body)
    default:
      throw new Error(`Operation code ${opCode} of the wire protocol is not supported`)
  }
}
