import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendText } from '@coverdesk/kit'
import { createAnalyticsEndpoint } from './analytics/analytics-endpoint.ts'
import { createBillingEndpoint } from './billing/billing-endpoint.ts'
import {
  createArtifactEndpoint,
  createStylePreviewEndpoint,
  createTemplateEndpoint,
} from './documents/document-endpoints.ts'
import { createWorkspaceRecordEndpoint } from './documents/workspace-record-endpoint.ts'
import { createAccountExportEndpoint } from './exports/account-export-endpoint.ts'
import { createListExportEndpoint } from './exports/list-export-endpoint.ts'
import { createDownloadEndpoint } from './files/download-endpoint.ts'
import { createUploadEndpoint, maxUpload } from './files/upload-endpoint.ts'
import { createGraphqlEndpoint } from './graphql/graphql-endpoint.ts'
import type { Route } from './http/listener.ts'
import { readTemplate } from './http/read-template.ts'
import { sendImmutableFile } from './http/static-files.ts'
import type { Mailbox } from './mailbox/mailbox.ts'
import { mailboxRoutes } from './mailbox/mailbox-page.ts'
import { createLandingPage } from './pages/landing-page.ts'
import { createAppPages } from './pages/pages.ts'
import { createPreviewEndpoint } from './previews/preview-endpoint.ts'
import { createRegistryEndpoint } from './registry/registry-endpoint.ts'
import { sendRemoteFile } from './registry/remote-files.ts'
import type { Services } from './services.ts'
import { createWebhookEndpoint, maxDelivery } from './webhooks/webhook-endpoint.ts'

/** Everything that the public origin answers. */
export function routesOf(services: Services, mailbox: Mailbox | null): Route[] {
  const { remotesFolder, shellFolder } = services
  const appPages = createAppPages(services)
  return [
    { at: '/', handle: createLandingPage(services) },
    { at: '/signin', handle: (request, response) => redirect(response, `/app/signin${queryOf(request)}`) },
    { at: '/app', handle: appPages },
    { at: '/app/*', handle: appPages },
    { at: '/assets/*', handle: (request, response, path) => sendImmutableFile(request, response, shellFolder, path) },
    { at: '/remotes/*', handle: (request, response, path) => sendRemoteFile(request, response, remotesFolder, path) },
    { at: '/registry.json', handle: createRegistryEndpoint(services) },
    { at: '/graphql', methods: 'any', handle: createGraphqlEndpoint(services) },
    { at: '/files', methods: 'any', bodyTime: maxUpload, handle: createUploadEndpoint(services) },
    { at: '/files/*', handle: createDownloadEndpoint(services) },
    { at: '/exports/accounts/*', methods: 'get', handle: createAccountExportEndpoint(services) },
    { at: '/exports/lists/*', methods: 'get', handle: createListExportEndpoint(services) },
    { at: '/agency/html/*', handle: createArtifactEndpoint(services, 'html') },
    { at: '/agency/pdf/*', methods: 'get', handle: createArtifactEndpoint(services, 'pdf') },
    { at: '/agency/template/*', methods: 'get', handle: createTemplateEndpoint(services) },
    { at: '/agency/record/*', methods: 'get', handle: createWorkspaceRecordEndpoint(services) },
    { at: '/agency/preview-html/*', handle: createStylePreviewEndpoint(services, 'html') },
    { at: '/agency/preview-pdf/*', methods: 'get', handle: createStylePreviewEndpoint(services, 'pdf') },
    { at: '/previews/*', handle: createPreviewEndpoint(services) },
    { at: '/billing', methods: 'any', handle: createBillingEndpoint(services) },
    { at: '/analytics', methods: 'any', handle: createAnalyticsEndpoint(services) },
    { at: '/webhooks/*', methods: 'any', bodyTime: maxDelivery, handle: createWebhookEndpoint(services) },
    { at: '/healthz', handle: (_, response) => sendText(response, 200, health(services)) },
    {
      at: '/readyz',
      handle: async (request, response) => sendReadiness(response, await notReadyReason(services, request)),
    },
    ...(mailbox ? mailboxRoutes(mailbox) : []),
  ]
}

/** What a page asks for stays with it, such as where to go after signing in. */
const queryOf = ({ url = '' }: IncomingMessage) => (url.includes('?') ? url.slice(url.indexOf('?')) : '')

function redirect(response: ServerResponse, location: string) {
  response.writeHead(302, { location, 'cache-control': 'no-store' }).end()
}

const sendReadiness = (response: ServerResponse, notReadyReason: string | null) =>
  sendText(response, notReadyReason ? 503 : 200, notReadyReason ?? 'ready')

/** Liveness, with any composition error. In production, field names appear only in the log. */
function health({ schema, policy }: Services) {
  if (!schema.compositionError) return 'ok'
  return `ok, with the last good schema${policy.production ? '' : `: ${schema.compositionError}`}`
}

/**
 * Why the product can't serve users, or null if it can. With `?exclude=areas` it is the gateway alone, as a load balancer asks:
 * the other areas work while one is down (docs/adr/0075).
 */
async function notReadyReason(
  { databaseAnswers, graphql, schema, shellFolder }: Services,
  { url = '' }: IncomingMessage,
) {
  if (!(await databaseAnswers())) return 'the database does not answer'
  if (!graphql.isReady()) return 'there is no schema yet'
  if (!(await readTemplate(shellFolder))) return 'the shell is not built'
  const isOwn = new URLSearchParams(url.split('?')[1]).get('exclude') === 'areas'
  if (!isOwn && schema.absent.length > 0) return `areas don't answer: ${schema.absent.join(', ')}`
  return null
}
