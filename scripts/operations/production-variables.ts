import { gatewayEnvironment } from '../../services/gateway/src/environment.ts'
import { subgraphEnvironment } from '../../services/kit/src/subgraph.ts'
import { at } from '../workspace/root.ts'

/** Refused in production, or said to be off. */
const developmentOnly = ['MAILBOX_SMTP_PORT', 'CLOCK_SHIFT_DAYS', 'SEED']

/** Read where traces begin, before anything else. */
const beforeAll = ['OTEL_EXPORTER_OTLP_ENDPOINT']

/** The names of all variables that a service reads in production, as its code declares them. */
export async function productionVariables(service: string): Promise<string[]> {
  const own = service === 'gateway' ? gatewayEnvironment : { ...subgraphEnvironment, ...(await ofSubgraph(service)) }
  return [...Object.keys(own), ...beforeAll].filter(name => !developmentOnly.includes(name))
}

async function ofSubgraph(service: string): Promise<object> {
  const exported: Record<string, unknown> = await import(at(`services/${service}/src/subgraph.ts`))
  const definitions = Object.values(exported) as { name?: string; modules?: unknown; environment?: object }[]
  const definition = definitions.find(({ name, modules }) => name === service && modules !== undefined)
  if (!definition) throw new Error(`services/${service}/src/subgraph.ts exports no subgraph.`)
  return definition.environment ?? {}
}
