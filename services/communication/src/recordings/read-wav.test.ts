import { describe, expect, it } from 'vitest'
import { demoRecording } from '../demo-seed/demo-recording.ts'
import { readWav } from './read-wav.ts'

/** @param data bytes of samples */
function wav(data: Buffer, { tag = 1, channels = 1, rate = 8_000, bits = 16, length = data.length } = {}) {
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(tag, 20)
  head.writeUInt16LE(channels, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE((rate * channels * bits) / 8, 28)
  head.writeUInt16LE((channels * bits) / 8, 32)
  head.writeUInt16LE(bits, 34)
  head.write('data', 36)
  head.writeUInt32LE(length, 40)
  return Buffer.concat([head, data])
}

describe('a wav file', () => {
  it('has its length, and as many peaks as a waveform has bars', () => {
    const facts = readWav(demoRecording(3, 0))
    expect(facts?.seconds).toBe(3)
    expect(facts?.peaks).toHaveLength(240)
    expect(Math.max(...(facts?.peaks ?? []))).toBeGreaterThan(0.1)
    expect(Math.max(...(facts?.peaks ?? []))).toBeLessThanOrEqual(1)
  })

  it('is as loud as its loudest channel, from the beginning to the end', () => {
    const data = Buffer.alloc(8)
    data.writeInt16LE(100, 0)
    data.writeInt16LE(-16_384, 2)
    data.writeInt16LE(-32_768, 4)
    expect(readWav(wav(data, { channels: 2 }))?.peaks).toEqual([0.5, 1])
  })

  it('has samples of one byte without a sign', () => {
    expect(readWav(wav(Buffer.from([128, 0, 255]), { bits: 8 }))?.peaks).toEqual([0, 1, 0.99])
  })

  it('that a streaming writer left open goes to its end', () => {
    expect(readWav(wav(Buffer.alloc(16_000), { length: 0xffff_ffff }))?.seconds).toBe(1)
  })

  it('of other samples than PCM has a length and no peaks', () => {
    expect(readWav(wav(Buffer.alloc(8_000), { tag: 7, bits: 8 }))).toEqual({ peaks: [], seconds: 1 })
  })

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a page', Buffer.from('<html>Forbidden by the provider</html>')],
    ['a head alone', wav(Buffer.alloc(0)).subarray(0, 30)],
    ['a rate of nothing', wav(Buffer.alloc(8), { rate: 0 })],
  ])('is not %s', (_, bytes) => expect(readWav(bytes)).toBeNull())
})
