import { crc32 } from 'node:zlib'

/** One event of Amazon’s event streams: lengths, headers and payload, each part with its checksum. */
export function eventFrame(name: string, data: object): Buffer {
  const headers = Buffer.concat(
    Object.entries({ ':event-type': name, ':content-type': 'application/json', ':message-type': 'event' }).map(header),
  )
  const payload = Buffer.from(JSON.stringify(data))
  const prelude = Buffer.alloc(8)
  prelude.writeUInt32BE(8 + 4 + headers.length + payload.length + 4, 0)
  prelude.writeUInt32BE(headers.length, 4)
  const signed = Buffer.concat([prelude, checksum(prelude), headers, payload])
  return Buffer.concat([signed, checksum(signed)])
}

const stringType = 7

function header([name, value]: [string, string]): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(Buffer.byteLength(value))
  return Buffer.concat([
    Buffer.from([name.length]),
    Buffer.from(name),
    Buffer.from([stringType]),
    length,
    Buffer.from(value),
  ])
}

function checksum(bytes: Buffer): Buffer {
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(bytes) >>> 0)
  return sum
}
