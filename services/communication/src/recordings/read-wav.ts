/** What the player shows of a recording. */
export interface WavFacts {
  /** How loud it is from its beginning to its end, each 0 to 1; empty where its samples are of another kind than PCM. */
  peaks: number[]
  seconds: number
}

/** As many bars as a waveform has. */
const peakCount = 240

interface Format {
  isPcm: boolean
  channels: number
  byteRate: number
  bytes: number
}

/**
 * Measures a wav file (RIFF). Chunks that we don't know are skipped, and a length that a streaming writer left open goes to
 * the end of the file.
 *
 * @returns null where it is no wav file
 */
export function readWav(content: Buffer): WavFacts | null {
  if (
    content.length < 12 ||
    content.toString('latin1', 0, 4) !== 'RIFF' ||
    content.toString('latin1', 8, 12) !== 'WAVE'
  )
    return null
  let format: Format | undefined
  for (let at = 12; at + 8 <= content.length; ) {
    const [name, length] = [content.toString('latin1', at, at + 4), content.readUInt32LE(at + 4)]
    const body = content.subarray(at + 8, Math.min(at + 8 + length, content.length))
    if (name === 'fmt ' && body.length >= 16) format = formatOf(body)
    if (name === 'data') return format ? factsOf(format, body) : null
    at += 8 + length + (length % 2)
  }
  return null
}

function formatOf(body: Buffer): Format {
  const tag = body.readUInt16LE(0)
  // An extensible format says in a field of its own what it is.
  const kind = tag === 0xfffe && body.length >= 26 ? body.readUInt16LE(24) : tag
  const bytes = body.readUInt16LE(14) / 8
  const isPcm = kind === 1 && [1, 2, 3, 4].includes(bytes)
  return { isPcm, channels: body.readUInt16LE(2), byteRate: body.readUInt32LE(8), bytes }
}

function factsOf({ isPcm, channels, byteRate, bytes }: Format, samples: Buffer): WavFacts | null {
  if (byteRate === 0 || channels === 0) return null
  const seconds = samples.length / byteRate
  const frame = bytes * channels
  const frames = isPcm ? Math.floor(samples.length / frame) : 0
  if (frames === 0) return { peaks: [], seconds }
  const count = Math.min(peakCount, frames)
  const peaks = Array.from({ length: count }, (_, place) => {
    const end = Math.floor(((place + 1) * frames) / count)
    let peak = 0
    for (let at = Math.floor((place * frames) / count); at < end; at += 1) {
      for (let channel = 0; channel < channels; channel += 1) {
        peak = Math.max(peak, loudnessAt(samples, at * frame + channel * bytes, bytes))
      }
    }
    return Math.round(peak * 100) / 100
  })
  return { peaks, seconds }
}

/** 0 to 1. Samples of one byte have no sign. */
const loudnessAt = (samples: Buffer, offset: number, bytes: number) =>
  bytes === 1
    ? Math.abs(samples.readUInt8(offset) - 128) / 128
    : Math.abs(samples.readIntLE(offset, bytes)) / 2 ** (8 * bytes - 1)
