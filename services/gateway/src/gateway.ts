import { type Logger, preparingWaits, type RunningService, startHttpServer } from '@coverdesk/kit'
import type { GatewayEnvironment } from './environment.ts'
import { startFileSweep } from './files/file-sweep.ts'
import { maxUpload } from './files/upload-endpoint.ts'
import { createListener } from './http/listener.ts'
import { openSockets } from './live/sockets.ts'
import { startMailbox } from './mailbox/mailbox.ts'
import { publishAll } from './registry/publish-all.ts'
import { registerShell } from './registry/shell-release.ts'
import { routesOf } from './routes.ts'
import { openServices } from './services.ts'

/** Makes the indexes of the gateway's collections, and serves nothing. */
export async function migrateGateway(environment: GatewayEnvironment, log: Logger): Promise<void> {
  const services = await openServices(environment, log, preparingWaits)
  await services.close()
}

/**
 * Starts the one public origin. Listens at once, so that `/readyz` and a waiting page answer while the subgraphs start;
 * resolves when there is a schema.
 */
export async function startGateway(environment: GatewayEnvironment, log: Logger): Promise<RunningService> {
  const services = await openServices(environment, log)
  const { schema, live, releases, documents, policy } = services
  const mailbox = environment.MAILBOX_SMTP_PORT ? await startMailbox(environment.MAILBOX_SMTP_PORT) : null
  await registerShell(services.database, documents, services.shellFolder)
  await publishAll(releases, environment.REMOTES, services.remotesFolder, log)

  const listener = createListener(routesOf(services, mailbox), policy, log)
  const http = await startHttpServer(listener, environment.PORT, environment.HOST)
  http.server.headersTimeout = maxHeaders
  http.server.requestTimeout = maxUpload // The listener gives each route its own, mostly shorter, time.
  const sweep = startFileSweep(services.files, log)
  log.info({ port: http.port }, 'listening')
  live.start()
  const sockets = openSockets(http.server, services)
  await schema.start()

  return {
    port: http.port,
    async close() {
      await sockets.close()
      await live.stop()
      await Promise.all([http.close(), mailbox?.close(), sweep.stop()])
      schema.stop()
      await services.close()
    },
  }
}

/** How long a client may take to send the headers of a request, in milliseconds. */
const maxHeaders = 10_000
