/** One pixel. */
const image = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGOQz48BAAGbAOsjFJh6AAAAAElFTkSuQmCC',
  'base64',
)

/** A form with one small picture, as `POST /files` takes it. */
export function pictureForm(): FormData {
  const form = new FormData()
  form.append('files', new Blob([image], { type: 'image/png' }), 'roof.png')
  return form
}

/**
 * Every address of the gateway, and how it is walled off: `record` names a record of an agency in its path, `session`
 * needs a session, `operations` are the GraphQL rows, `signed` is for other systems, `public` holds nothing of any agency.
 */
export const routes: Record<string, 'record' | 'session' | 'operations' | 'signed' | 'public'> = {
  '/': 'public',
  '/signin': 'public',
  '/app': 'public',
  '/app/*': 'public',
  '/assets/*': 'public',
  '/remotes/*': 'public',
  '/registry.json': 'public',
  '/graphql': 'operations',
  '/files': 'session',
  '/files/*': 'record',
  '/exports/accounts/*': 'record',
  // Names no record: a list is of the session's own agency.
  '/exports/lists/*': 'session',
  // By their own tests: services/gateway/src/documents, services/copilot/src/styles.
  '/agency/html/*': 'record',
  '/agency/pdf/*': 'record',
  '/agency/record/*': 'record',
  '/agency/template/*': 'record',
  '/agency/preview-html/*': 'record',
  '/agency/preview-pdf/*': 'record',
  // By its own test: services/gateway/src/previews.
  '/previews/*': 'record',
  // Names no record: it is the page of the session's own agency.
  '/billing': 'session',
  // Takes what a page has done, in the name of its session: services/gateway/src/analytics.
  '/analytics': 'session',
  '/webhooks/*': 'signed',
  '/healthz': 'public',
  '/readyz': 'public',
}
