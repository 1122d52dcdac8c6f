import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { demoRecording } from '../../services/communication/src/demo-seed/demo-recording.ts'

const recordingSeconds = 20
const waitMs = 30_000

/** Stands in for the provider where the product fetches the recording. */
export async function startDemoProvider() {
  const recording = demoRecording(recordingSeconds, 2)
  let tell: (isFetched: true) => void = () => undefined
  const fetched = new Promise<true>(resolve => {
    tell = resolve
  })
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'audio/wav', 'content-length': recording.length })
    response.end(recording, () => tell(true))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    recordingUrl: `http://127.0.0.1:${port}/recording.wav`,
    /** Whether the product asks for it within half a minute. */
    isFetched: (): Promise<boolean> => {
      const late = new Promise<false>(resolve => setTimeout(() => resolve(false), waitMs).unref())
      return Promise.race([fetched, late])
    },
    close: () => new Promise<void>(resolve => server.close(() => resolve())),
  }
}
