import type { Timestamp } from 'bson'

/** A batch of a cursor; the documents are encoded already and go out as they are. */
export interface Batch {
  documents: Buffer[]
  /** 0: there are no more. */
  cursorId: bigint
  namespace: string
  /** Encoded: up to where a change stream has told everything. */
  resumeToken?: Buffer
}

/** `{ cursor: { firstBatch | nextBatch: […], id: Long, ns }, ok: 1 }` around encoded documents. */
export function cursorReply(
  name: 'firstBatch' | 'nextBatch',
  { documents, cursorId, namespace, resumeToken }: Batch,
): Buffer {
  const elements = documents.flatMap((document, index) => [element(0x03, String(index)), document])
  const id = Buffer.alloc(8)
  id.writeBigInt64LE(cursorId)
  const cursor = wrap([
    element(0x04, name),
    wrap(elements),
    element(0x12, 'id'),
    id,
    element(0x02, 'ns'),
    text(namespace),
    ...(resumeToken ? [element(0x03, 'postBatchResumeToken'), resumeToken] : []),
  ])
  const ok = Buffer.alloc(8)
  ok.writeDoubleLE(1)
  return wrap([element(0x03, 'cursor'), cursor, element(0x01, 'ok'), ok])
}

/** The encoded answer with the moment that it is of. */
export function withOperationTime(reply: Buffer, { t, i }: Timestamp): Buffer {
  const time = Buffer.alloc(8)
  time.writeUInt32LE(i, 0)
  time.writeUInt32LE(t, 4)
  return wrap([reply.subarray(4, -1), element(0x11, 'operationTime'), time])
}

/** A BSON document around its elements. */
function wrap(elements: Buffer[]): Buffer {
  const length = Buffer.alloc(4)
  const document = Buffer.concat([length, ...elements, Buffer.alloc(1)])
  document.writeInt32LE(document.length, 0)
  return document
}

const element = (type: number, name: string) => Buffer.concat([Buffer.from([type]), Buffer.from(`${name}\0`)])

function text(value: string): Buffer {
  const bytes = Buffer.from(`${value}\0`)
  const length = Buffer.alloc(4)
  length.writeInt32LE(bytes.length)
  return Buffer.concat([length, bytes])
}
