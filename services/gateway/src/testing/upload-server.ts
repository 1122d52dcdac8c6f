// A process of its own around `POST /files`, whose memory a test can watch: `MONGODB_URI`, `DATABASE`, `COOKIE`.
import { createServer } from 'node:http'
import { createLogger, FileInspector, FileStore } from '@coverdesk/kit'
import { MongoClient } from 'mongodb'
import { createUploadEndpoint } from '../files/upload-endpoint.ts'
import { createCookieJar } from '../http/cookies.ts'
import { RateLimiter } from '../limits/rate-limiter.ts'
import { SessionCookie } from '../sessions/session-cookie.ts'
import { SessionStore } from '../sessions/session-store.ts'

const hour = 60 * 60_000
const megabyte = 1024 * 1024

const mongo = await MongoClient.connect(String(process.env['MONGODB_URI']))
const database = mongo.db(process.env['DATABASE'])
const sessions = new SessionStore(database, { idle: hour, absolute: hour })
const sessionCookie = new SessionCookie(createCookieJar(false), 60)
const files = new FileStore(database)
const inspector = new FileInspector()
const gate = { isClosed: () => false }
const limits = { requests: new RateLimiter({ burst: 1_000, perSecond: 1_000 }, 'Too many requests') }
const log = createLogger('upload', 'warn')
const upload = createUploadEndpoint({ sessions, sessionCookie, files, inspector, gate, limits, log })

let peak = 0
const residentMegabytes = () => process.memoryUsage.rss() / megabyte
setInterval(() => {
  peak = Math.max(peak, residentMegabytes())
}, 5)

const server = createServer((request, response) => {
  if (request.url === '/files') return void upload(request, response, '/files')
  // Answers with the highest since the last question, and with what is in use now.
  const measured = { peak, now: residentMegabytes() }
  peak = 0
  response.end(JSON.stringify(measured))
})
const token = await sessions.start({ agencyId: 'agency-harbor', userId: 'user-maya' })
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as { port: number }
  process.send?.({ url: `http://127.0.0.1:${port}`, cookie: `coverdesk_session=${token}` })
})
process.on('disconnect', () => process.exit(0))
