import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { readAreas, serviceName } from '../workspace/areas.ts'
import { at } from '../workspace/root.ts'
import { productionVariables } from './production-variables.ts'

/** The parts of the manifests that the product's own list of services decides. */
interface Container {
  name: string
  image: string
  args?: string[]
  env?: { name: string; valueFrom?: { secretKeyRef: { name: string; key: string } } }[]
  volumeMounts?: { mountPath: string }[]
  securityContext?: object
  resources?: { requests?: object; limits?: { memory?: string } }
  startupProbe?: { httpGet: { path: string } }
  readinessProbe?: { httpGet: { path: string } }
  livenessProbe?: { httpGet: { path: string } }
}
interface Manifest {
  kind: string
  metadata: { name: string }
  data?: Record<string, string>
  spec?: {
    replicas?: number
    template: {
      spec: { containers: Container[]; initContainers?: Container[]; automountServiceAccountToken?: boolean }
    }
    podSelector?: { matchExpressions: { values: string[] }[] }
  }
}

const { subgraphs: folders, remotes } = readAreas()
const subgraphs = folders.map(serviceName)
const services = [...subgraphs, 'gateway']

const kubernetes = at('deploy/kubernetes')
const manifests = readdirSync(kubernetes).flatMap(file =>
  parseAllDocuments(readFileSync(`${kubernetes}/${file}`, 'utf8')).map(document => document.toJS() as Manifest),
)
const manifest = (kind: string, name: string) => {
  const found = manifests.find(one => one.kind === kind && one.metadata.name === name)
  if (!found) throw new Error(`There is no ${kind} ${name} in deploy/kubernetes.`)
  return found
}
const compose = parse(readFileSync(at('deploy/compose/compose.yaml'), 'utf8'), { merge: true }) as {
  services: Record<
    string,
    {
      build?: { dockerfile: string; args?: Record<string, string> }
      image?: string
      environment?: Record<string, string>
      healthcheck?: object
      user?: string
    }
  >
}

describe('what deploy/ brings up', () => {
  it.each(services)('%s: an image of its own, from its own build', name => {
    const dockerfile = readFileSync(at(`deploy/docker/${name}.Dockerfile`), 'utf8')
    expect(dockerfile).toContain(`services/${name}/dist/main.js"]`)
    expect(dockerfile).toContain('USER node')
    expect(compose.services[name]).toMatchObject({ build: { dockerfile: `deploy/docker/${name}.Dockerfile` } })
    expect(compose.services[name]?.healthcheck).toBeDefined()
  })

  it('the image of the gateway holds every remote', () => {
    const dockerfile = readFileSync(at('deploy/docker/gateway.Dockerfile'), 'utf8')
    for (const remote of remotes) expect(dockerfile).toContain(`/coverdesk/${remote}/dist ${remote}/dist`)
    const listed = /REMOTES=(\S+)/.exec(dockerfile)?.[1]?.split(',')
    expect(listed).toEqual(remotes.map(remote => `/coverdesk/${remote}/dist`))
  })

  it.each(services)('%s in Kubernetes: two replicas or more, all three probes, a memory limit', name => {
    const deployment = manifest('Deployment', name)
    expect(deployment.spec?.replicas).toBeGreaterThanOrEqual(2)
    expect(deployment.spec?.template.spec.containers).toMatchObject([
      {
        image: `coverdesk/${name}`,
        startupProbe: { httpGet: { path: '/readyz' } },
        readinessProbe: { httpGet: { path: '/readyz' } },
        livenessProbe: { httpGet: { path: '/healthz' } },
        resources: { limits: { memory: expect.stringMatching(/Mi$/) } },
      },
    ])
    expect(manifest('Service', name)).toBeDefined()
    expect(manifest('PodDisruptionBudget', name)).toBeDefined()
  })

  it('the migration job prepares every database', () => {
    const { containers, initContainers = [] } = manifest('Job', 'migrate').spec?.template.spec ?? { containers: [] }
    const jobs = [...initContainers, ...containers]
    expect(jobs.map(({ name }) => name).sort()).toEqual([...services].sort())
    for (const { args } of jobs) expect(args).toEqual(['migrate'])
  })

  it('the gateway is told of every subgraph, and no one else may call one', () => {
    const addresses = subgraphs.map(name => `${name}=http://${name}:4000`).sort()
    expect(manifest('ConfigMap', 'coverdesk').data?.['SUBGRAPHS']?.split(',').sort()).toEqual(addresses)
    expect(compose.services['gateway']?.environment?.['SUBGRAPHS']?.split(',').sort()).toEqual(addresses)
    const guarded = manifest('NetworkPolicy', 'subgraphs').spec?.podSelector?.matchExpressions[0]?.values
    expect([...(guarded ?? [])].sort()).toEqual([...subgraphs].sort())
  })

  it('every subgraph is told of the gateway, which it asks for what others have', () => {
    expect(manifest('ConfigMap', 'coverdesk').data?.['GATEWAY_URL']).toBe('http://gateway:3000')
    for (const name of subgraphs) {
      expect(compose.services[name]?.environment?.['GATEWAY_URL'], name).toBe('http://gateway:3000')
    }
  })

  it('subgraphs alone get the keys of sealed credentials', () => {
    const holders = (name: string) => [
      'CREDENTIAL_KEYS_FILE' in (compose.services[name]?.environment ?? {}),
      manifest('Deployment', name).spec?.template.spec.containers[0]?.env?.some(one => one.name === 'CREDENTIAL_KEYS'),
    ]
    for (const name of subgraphs) expect(holders(name), name).toEqual([true, true])
    expect(holders('gateway')).toEqual([false, false])
  })

  it.each(services)('%s gets every variable that it reads in production, in compose and in Kubernetes', async name => {
    const dockerfile = readFileSync(at(`deploy/docker/${name}.Dockerfile`), 'utf8')
    const ofImage = [...dockerfile.matchAll(/([A-Z_]+)=\S+/g)].map(([, variable]) => variable)
    const inCompose = Object.keys(compose.services[name]?.environment ?? {}).map(withoutFile)
    const pod = manifest('Deployment', name).spec?.template.spec.containers[0]
    const inKubernetes = [
      ...Object.keys(manifest('ConfigMap', 'coverdesk').data ?? {}),
      ...(pod?.env ?? []).map(({ name: variable }) => variable),
    ]
    const variables = await productionVariables(name)
    expect(variables.length).toBeGreaterThan(5)
    expect([...inCompose, ...ofImage]).toEqual(expect.arrayContaining(variables))
    expect([...inKubernetes, ...ofImage]).toEqual(expect.arrayContaining(variables))
  })

  it('the gateway believes one proxy, as one stands before it', () => {
    expect(compose.services['gateway']?.environment?.['PROXY_HOPS']).toMatch(/^\$\{PROXY_HOPS:-1\}$/)
    expect(manifest('ConfigMap', 'coverdesk').data?.['PROXY_HOPS']).toBe('1')
  })

  it('every variable of a manifest is one that the product documents', () => {
    const documented = readFileSync(at('docs/contracts.md'), 'utf8')
    const named = [
      ...Object.keys(manifest('ConfigMap', 'coverdesk').data ?? {}),
      ...manifests
        .flatMap(({ spec }) => spec?.template?.spec.containers?.flatMap(({ env = [] }) => env) ?? [])
        .map(({ name }) => name),
      ...services.flatMap(name => Object.keys(compose.services[name]?.environment ?? {})),
    ]
    expect(named.length).toBeGreaterThan(10)
    for (const name of new Set(named.map(withoutFile)))
      expect(documented, `${name} is in docs/contracts.md`).toContain(`\`${name}\``)
  })
})

const withoutFile = (variable: string) => variable.replace(/_FILE$/, '')
