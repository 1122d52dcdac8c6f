import { expect, test } from 'vitest'
import { encode } from '../bson/codec.ts'
import { answer, MessageSplitter, OpCode, parseMsg, parseQuery } from './messages.ts'

const int32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32LE(value)
  return bytes
}
const message = (opCode: number, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts)
  return Buffer.concat([int32(16 + body.length), int32(7), int32(0), int32(opCode), body])
}
const body = Buffer.concat([Buffer.from([0]), encode({ insert: 'things', $db: 'test' })])

test('messages are cut out of a stream, however it is chopped', () => {
  const stream = Buffer.concat([message(OpCode.Msg, int32(0), body), message(OpCode.Msg, int32(2), body)])
  for (const size of [1, 5, 17, stream.length]) {
    const splitter = new MessageSplitter()
    const found = []
    for (let at = 0; at < stream.length; at += size) found.push(...splitter.push(stream.subarray(at, at + size)))
    expect(found.map(({ requestId, opCode }) => [requestId, opCode])).toEqual([
      [7, OpCode.Msg],
      [7, OpCode.Msg],
    ])
    expect(found.map(({ body }) => parseMsg(body).wantsReply)).toEqual([true, false])
  }
})

test('sequences of documents belong into the command; a checksum is not one', () => {
  const documents = [encode({ a: 1 }), encode({ a: 2 })]
  const name = Buffer.from('documents\0')
  const section = Buffer.concat([name, ...documents])
  const sequence = Buffer.concat([Buffer.from([1]), int32(4 + section.length), section])
  const request = parseMsg(Buffer.concat([int32(1), body, sequence, int32(0x01020304)]))
  expect(request.sequences.get('documents')).toEqual(documents)
  expect(request.command['documents']).toHaveLength(2)
})

test('a hello of old comes as a query and is answered as one', () => {
  const question = message(
    OpCode.Query,
    int32(0),
    Buffer.from('admin.$cmd\0'),
    int32(0),
    int32(-1),
    encode({ ismaster: 1 }),
  )
  const [asked] = new MessageSplitter().push(question)
  if (!asked) throw new Error('no message')
  expect(Object.keys(parseQuery(asked.body).command)).toEqual(['ismaster', '$db'])
  const reply = answer(asked, 1, { ok: 1 })
  expect([reply.readInt32LE(0), reply.readInt32LE(8), reply.readInt32LE(12)]).toEqual([reply.length, 7, OpCode.Reply])
})

test('bytes that can be no message are refused', () => {
  expect(() => new MessageSplitter().push(Buffer.from('GET / HTTP/1.1\r\n\r\n'))).toThrow('invalid')
})
