/** The address of a wav file of silence, for players in stories and tests: 8 kHz, one byte a sample. */
export function silentWav(seconds: number): string {
  const samples = seconds * 8_000
  const view = new DataView(new ArrayBuffer(44 + samples))
  const write = (at: number, text: string) => {
    for (const [place, sign] of [...text].entries()) view.setUint8(at + place, sign.charCodeAt(0))
  }
  write(0, 'RIFF')
  view.setUint32(4, 36 + samples, true)
  write(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, 8_000, true)
  view.setUint32(28, 8_000, true)
  view.setUint16(32, 1, true)
  view.setUint16(34, 8, true)
  write(36, 'data')
  view.setUint32(40, samples, true)
  for (let at = 44; at < view.byteLength; at += 1) view.setUint8(at, 128)
  return URL.createObjectURL(new Blob([view.buffer], { type: 'audio/wav' }))
}
