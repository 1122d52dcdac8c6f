import { decode, encode } from '../bson/codec.ts'
import { type Doc, setField } from '../bson/values.ts'
import { MongoError } from '../errors.ts'

/** The wire protocol's operation codes that are understood. */
export enum OpCode {
  Reply = 1,
  Query = 2004,
  Msg = 2013,
}

enum MsgFlag {
  ChecksumPresent = 1 << 0,
  MoreToCome = 1 << 1,
}

const headerLength = 16
/** MongoDB's own limit of a message: 48,000,000 bytes. */
export const maxMessage = 48_000_000

export interface Message {
  requestId: number
  opCode: number
  body: Buffer
}

/** A command as it was sent. */
export interface Request {
  command: Doc
  /** Document sequences, still encoded, by the field that they stand for; `command` has them decoded. */
  sequences: Map<string, Buffer[]>
  /** Whether the client waits for an answer. */
  wantsReply: boolean
}

/** Cuts a stream of bytes into messages. */
export class MessageSplitter {
  private chunks: Buffer[] = []
  private length = 0

  /** @throws BadValue when the bytes can't be a message */
  push(chunk: Buffer): Message[] {
    this.chunks.push(chunk)
    this.length += chunk.length
    const messages: Message[] = []
    for (let message = this.shift(); message; message = this.shift()) messages.push(message)
    return messages
  }

  private shift(): Message | undefined {
    if (this.length < headerLength) return undefined
    const [first = Buffer.alloc(0)] = this.chunks
    const start = first.length >= 4 ? first : this.joined()
    const size = start.readInt32LE(0)
    if (size < headerLength || size > maxMessage) throw new MongoError('BadValue', `Message length ${size} is invalid`)
    if (this.length < size) return undefined
    const all = this.joined()
    this.chunks = all.length > size ? [all.subarray(size)] : []
    this.length -= size
    return { requestId: all.readInt32LE(4), opCode: all.readInt32LE(12), body: all.subarray(headerLength, size) }
  }

  /** Joins what has come in; only done when a message may be whole, so large ones are copied once. */
  private joined(): Buffer {
    if (this.chunks.length > 1) this.chunks = [Buffer.concat(this.chunks)]
    return this.chunks[0] as Buffer
  }
}

/** Reads an OP_MSG: one body, and sequences of documents that belong into it. */
export function parseMsg(body: Buffer): Request {
  const flags = body.readUInt32LE(0)
  const end = flags & MsgFlag.ChecksumPresent ? body.length - 4 : body.length
  let command: Doc | undefined
  const sequences = new Map<string, Buffer[]>()
  for (let position = 4; position < end; ) {
    const kind = body[position++]
    const section = body.subarray(position, position + body.readInt32LE(position))
    if (kind === 0) command = decode(section)
    else if (kind === 1) sequences.set(...parseSequence(section))
    else throw new MongoError('BadValue', `Unknown section kind ${kind}`)
    position += section.length
  }
  if (!command) throw new MongoError('BadValue', 'OP_MSG has no body')
  for (const [name, documents] of sequences) setField(command, name, documents.map(decode))
  return { command, sequences, wantsReply: !(flags & MsgFlag.MoreToCome) }
}

function parseSequence(section: Buffer): [string, Buffer[]] {
  const nameEnd = section.indexOf(0, 4)
  const documents: Buffer[] = []
  for (let position = nameEnd + 1; position < section.length; ) {
    const length = section.readInt32LE(position)
    if (length < 5) throw new MongoError('BadValue', 'A document sequence is malformed')
    documents.push(section.subarray(position, position + length))
    position += length
  }
  return [section.toString('utf8', 4, nameEnd), documents]
}

/** Reads an OP_QUERY on `database.$cmd`: how drivers say hello before they know what a server understands. */
export function parseQuery(body: Buffer): Request {
  const nameEnd = body.indexOf(0, 4)
  const database = body.toString('utf8', 4, nameEnd).split('.', 1)[0]
  return { command: { ...decode(body.subarray(nameEnd + 9)), $db: database }, sequences: new Map(), wantsReply: true }
}

/** The answer in the form of the question. */
export function answer(question: Message, requestId: number, reply: Doc | Buffer): Buffer {
  const document = Buffer.isBuffer(reply) ? reply : encode(reply)
  const prefix = question.opCode === OpCode.Query ? replyPrefix() : msgPrefix()
  const header = Buffer.alloc(headerLength)
  header.writeInt32LE(headerLength + prefix.length + document.length, 0)
  header.writeInt32LE(requestId, 4)
  header.writeInt32LE(question.requestId, 8)
  header.writeInt32LE(question.opCode === OpCode.Query ? OpCode.Reply : OpCode.Msg, 12)
  return Buffer.concat([header, prefix, document])
}

/** No flags, one section of kind 0. */
const msgPrefix = () => Buffer.alloc(5)

/** No flags but "awaits are possible", no cursor, one document. */
function replyPrefix(): Buffer {
  const prefix = Buffer.alloc(20)
  prefix.writeInt32LE(8, 0)
  prefix.writeInt32LE(1, 16)
  return prefix
}
