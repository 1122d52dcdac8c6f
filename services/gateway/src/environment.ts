import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { EnvironmentError, port, processEnvironment, readEnvironment, refuseUnsafeProduction } from '@coverdesk/kit'
import { z } from 'zod'

const subgraphAddress = /^([a-z][a-z0-9-]*)=(https?:\/\/[^,\s]+)$/

/** `settings=http://127.0.0.1:4001,accounts=http://127.0.0.1:4002` */
const subgraphs = z
  .string({ error: 'is needed, such as settings=http://127.0.0.1:4001,accounts=http://127.0.0.1:4002.' })
  .transform((text, context) =>
    parts(text).map(part => {
      const [, name = '', url = ''] = subgraphAddress.exec(part) ?? []
      if (!name) context.addIssue('must be a list of name=http://host:port, separated by commas.')
      return { name, url: url.replace(/\/$/, '') }
    }),
  )

const daysMost = 30

const link = z.url({ protocol: /^(https|mailto)$/, error: 'must be an https or mailto address.' })

/** All that the gateway reads. */
export const gatewayEnvironment = {
  ...processEnvironment,
  /** The product's `registry.json`: for each of its areas, `SUBGRAPHS` and `REMOTES` may be given as one pattern. */
  REGISTRY: z.string().optional(),
  SUBGRAPHS: subgraphs,
  SHELL_DIR: z.string({ error: 'is needed: the folder of the built shell.' }),
  REMOTES: z.string().default('').transform(parts),
  COVERDESK_DATA: z.string().default('.data'),
  PUBLIC_URL: z.url({ error: 'must be an address such as https://desk.example.com.' }).default('http://localhost:3000'),
  MAILBOX_SMTP_PORT: port.optional(),
  /** Where people write to when something breaks. */
  SUPPORT_EMAIL: z.email({ error: 'must be an e-mail address.' }).optional(),
  /** The script of a chat with whoever supports the product; it runs in our pages. */
  CHAT_WIDGET_URL: z
    .url({ protocol: /^https$/, error: 'must be an https address such as https://chat.example.com/widget.js.' })
    .optional(),
  /** Where the landing page leads who wants to see the product: a calendar's page, or an address to write to. */
  BOOK_DEMO_URL: link.default('mailto:demo@coverdesk.example?subject=Coverdesk%20demo'),
  /** The two social links of the landing page. */
  LINKEDIN_URL: link.default('https://www.linkedin.com/'),
  YOUTUBE_URL: link.default('https://www.youtube.com/'),
  /** An endpoint that speaks Segment's HTTP Tracking API, such as https://api.segment.io, and its key. */
  ANALYTICS_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://api.segment.io.' })
    .optional(),
  ANALYTICS_WRITE_KEY: z.string().min(1).optional(),
  SESSION_IDLE_MINUTES: wholeNumber(1, daysMost * 24 * 60).default(60),
  SESSION_ABSOLUTE_HOURS: wholeNumber(1, daysMost * 24).default(24),
  /** A page that opens asks about ten times, and someone who scrolls fast through a long list five times a second. */
  REQUESTS_PER_SECOND_PER_USER: wholeNumber(1, 1_000_000).default(50),
  REQUEST_BURST_PER_USER: wholeNumber(1, 1_000_000).default(500),
  /** A tab has one socket, and one subscription on it. */
  SOCKETS_PER_USER: wholeNumber(1, 1_000_000).default(50),
  SOCKETS_PER_AGENCY: wholeNumber(1, 1_000_000).default(1_000),
  SUBSCRIPTIONS_PER_USER: wholeNumber(1, 1_000_000).default(100),
  SUBSCRIPTIONS_PER_AGENCY: wholeNumber(1, 1_000_000).default(2_000),
  SIGN_IN_WRONG_CODES_PER_HOUR_PER_IP: wholeNumber(1, 1_000_000).default(60),
  /** How many reverse proxies of ours stand before the gateway, each adding to `X-Forwarded-For`. */
  PROXY_HOPS: wholeNumber(0, 10).default(0),
}

export type GatewayEnvironment = ReturnType<typeof readGatewayEnvironment>

/** @throws EnvironmentError with one sentence per wrong variable */
export function readGatewayEnvironment(source: NodeJS.ProcessEnv = process.env) {
  const environment = readEnvironment(gatewayEnvironment, forEachArea(source))
  const production = environment.NODE_ENV === 'production'
  if (production && environment.MAILBOX_SMTP_PORT) {
    throw new EnvironmentError('MAILBOX_SMTP_PORT must not be set in production: the mailbox shows sign-in codes.')
  }
  if (production && !source['PUBLIC_URL']) {
    throw new EnvironmentError('PUBLIC_URL is required in production: the address that users open.')
  }
  refuseUnsafeProduction(environment)
  const { ANALYTICS_URL: url, ANALYTICS_WRITE_KEY: writeKey } = environment
  if ((url === undefined) !== (writeKey === undefined)) {
    throw new EnvironmentError('Set both ANALYTICS_URL and ANALYTICS_WRITE_KEY, or neither.')
  }
  return {
    ...environment,
    production,
    analytics: url && writeKey ? { url, writeKey } : undefined,
    secure: environment.PUBLIC_URL.startsWith('https:'),
    database: 'gateway',
    eventsDatabase: 'events',
  }
}

const registry = z.object({
  areas: z.array(z.object({ remote: z.string().optional(), subgraph: z.string().optional() })),
})

/**
 * Repeats the patterns for each area of the registry: `SUBGRAPHS=http://{subgraph}:4000`, where a subgraph is called like its
 * folder, and `REMOTES=/coverdesk/remotes/{remote}/dist`.
 */
function forEachArea(source: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { REGISTRY, SUBGRAPHS, REMOTES } = source
  if (!REGISTRY) return source
  const { areas } = registry.parse(JSON.parse(readFileSync(REGISTRY, 'utf8')))
  const names = areas.flatMap(({ subgraph }) => (subgraph ? [basename(subgraph)] : []))
  const remotes = areas.flatMap(({ remote }) => remote ?? [])
  const repeated = (
    pattern: string | undefined,
    name: string,
    values: string[],
    asPart: (value: string, url: string) => string,
  ) =>
    pattern?.includes(`{${name}}`)
      ? values.map(value => asPart(value, pattern.replaceAll(`{${name}}`, value))).join(',')
      : pattern
  return {
    ...source,
    SUBGRAPHS: repeated(SUBGRAPHS, 'subgraph', names, (name, url) => `${name}=${url}`),
    REMOTES: repeated(REMOTES, 'remote', remotes, (_, folder) => folder),
  }
}

function parts(text: string) {
  return text
    .split(',')
    .map(part => part.trim())
    .filter(Boolean)
}

function wholeNumber(least: number, most: number) {
  const error = `must be a whole number from ${least} to ${most}.`
  return z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error })
}
