const sampleRate = 8_000

/**
 * A wav file that sounds like someone humming sentences: a tone that rises and falls, with pauses. Made up, so that the demo
 * needs no file and no voice of anyone.
 *
 * @param seconds how long it is
 * @param seed which sentences; the same one makes the same bytes
 */
export function demoRecording(seconds: number, seed: number): Buffer {
  const samples = seconds * sampleRate
  const content = Buffer.alloc(44 + samples * 2)
  content.write('RIFF', 0, 'latin1')
  content.writeUInt32LE(36 + samples * 2, 4)
  content.write('WAVEfmt ', 8, 'latin1')
  content.writeUInt32LE(16, 16)
  content.writeUInt16LE(1, 20)
  content.writeUInt16LE(1, 22)
  content.writeUInt32LE(sampleRate, 24)
  content.writeUInt32LE(sampleRate * 2, 28)
  content.writeUInt16LE(2, 32)
  content.writeUInt16LE(16, 34)
  content.write('data', 36, 'latin1')
  content.writeUInt32LE(samples * 2, 40)
  let phase = 0
  for (let at = 0; at < samples; at += 1) {
    const time = at / sampleRate
    const sentence = Math.floor(time / 2.5)
    const syllables = Math.abs(Math.sin(time * 9 + seed)) * Math.abs(Math.sin((time % 2.5) * 1.25))
    const isPause = (sentence + seed) % 4 === 3
    const pitch = (sentence + seed) % 2 ? 190 : 120
    phase += (2 * Math.PI * (pitch + 20 * Math.sin(time * 2.2))) / sampleRate
    const loudness = isPause ? 0.01 : 0.1 + 0.35 * syllables
    content.writeInt16LE(Math.round(32_000 * loudness * Math.sin(phase)), 44 + at * 2)
  }
  return content
}
