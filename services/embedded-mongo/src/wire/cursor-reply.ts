/** A batch of a cursor; the documents are encoded already and go out as they are. */
export interface Batch {
  documents: Buffer[]
  /** 0: there are no more. */
  cursorId: bigint
  namespace: string
}

/** `{ cursor: { firstBatch | nextBatch: […], id: Long, ns }, ok: 1 }` around encoded documents. */
export function cursorReply(name: 'firstBatch' | 'nextBatch', { documents, cursorId, namespace }: Batch): Buffer {
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
  ])
  const ok = Buffer.alloc(8)
  ok.writeDoubleLE(1)
  return wrap([element(0x03, 'cursor'), cursor, element(0x01, 'ok'), ok])
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
