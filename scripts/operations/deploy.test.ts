import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readAreas, serviceName } from '../workspace/areas.ts'
import { at } from '../workspace/root.ts'
import { composeFiles, kubernetesFolders, manifestsOf } from './deploy-files.ts'
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
      metadata: { labels: Record<string, string> }
      spec: { containers: Container[]; automountServiceAccountToken?: boolean }
    }
    podSelector?: object
  }
}

const { subgraphs: folders } = readAreas()
const subgraphs = folders.map(serviceName)
const services = [...subgraphs, 'gateway']

const manifests = manifestsOf<Manifest>(kubernetesFolders())
const manifest = (kind: string, name: string) => {
  const found = manifests.find(one => one.kind === kind && one.metadata.name === name)
  if (!found) throw new Error(`There is no ${kind} ${name} in the manifests.`)
  return found
}
const compose = composeFiles()
const dockerfileOf = (name: string) => `deploy/docker/${name === 'gateway' ? 'gateway' : 'subgraph'}.Dockerfile`

describe('what deploy/ brings up', () => {
  it.each(services)('%s: an image of its own', name => {
    const dockerfile = readFileSync(at(dockerfileOf(name)), 'utf8')
    expect(dockerfile).toContain('/dist/main.js"]')
    expect(dockerfile).toContain('USER node')
    expect(compose.services[name]).toMatchObject({ build: { dockerfile: dockerfileOf(name) } })
    expect(compose.services[name]?.build?.args?.['SERVICE']).toBe(name === 'gateway' ? undefined : name)
    expect(compose.services[name]?.healthcheck).toBeDefined()
  })

  it('the image of the gateway copies every remote that the registry names', () => {
    const dockerfile = readFileSync(at(dockerfileOf('gateway')), 'utf8')
    const copy = /^RUN node -e "(for \(const \{ remote \}.*)"$/m.exec(dockerfile)?.[1] ?? ''
    const folder = mkdtempSync(join(tmpdir(), 'coverdesk-image-'))
    execFileSync('mkdir', ['-p', join(folder, 'mfe-one/dist')])
    writeFileSync(join(folder, 'mfe-one/dist/plugin.json'), '{}')
    const areas = [{ remote: 'mfe-one', subgraph: 'services/one' }, { subgraph: 'services/two' }]
    writeFileSync(join(folder, 'registry.json'), JSON.stringify({ areas }))
    execFileSync(process.execPath, ['-e', copy], { cwd: folder })
    expect(existsSync(join(folder, 'remotes/mfe-one/dist/plugin.json'))).toBe(true)
    rmSync(folder, { recursive: true })
    expect(/REMOTES=(\S+)/.exec(dockerfile)?.[1]).toBe('/coverdesk/remotes/{remote}/dist')
  })

  it('compose.sh hands docker the product’s file and that of every area', () => {
    const folder = mkdtempSync(join(tmpdir(), 'coverdesk-docker-'))
    writeFileSync(join(folder, 'docker'), '#!/bin/sh\necho "$@"\n')
    chmodSync(join(folder, 'docker'), 0o755)
    const PATH = `${folder}:${process.env['PATH']}`
    const said = execFileSync('sh', [at('deploy/compose/compose.sh'), 'up', '--build'], {
      env: { ...process.env, PATH },
      encoding: 'utf8',
    })
    rmSync(folder, { recursive: true })
    const files = ['deploy/compose/compose.yaml', ...folders.map(one => `${one}/deploy/compose.yaml`)]
    expect(said.trim()).toBe(['compose', ...files.flatMap(file => ['-f', file]), 'up', '--build'].join(' '))
  })

  it.each(services)('%s in Kubernetes: two replicas or more, all three probes, a memory limit', name => {
    const deployment = manifest('Deployment', name)
    // One area that is down must not take the gateway away from the others.
    const ready = name === 'gateway' ? '/readyz?exclude=areas' : '/readyz'
    expect(deployment.spec?.replicas).toBeGreaterThanOrEqual(2)
    expect(deployment.spec?.template.spec.containers).toMatchObject([
      {
        image: `coverdesk/${name}`,
        startupProbe: { httpGet: { path: ready } },
        readinessProbe: { httpGet: { path: ready } },
        livenessProbe: { httpGet: { path: '/healthz' } },
        resources: { limits: { memory: expect.stringMatching(/Mi$/) } },
      },
    ])
    expect(manifest('Service', name)).toBeDefined()
    expect(manifest('PodDisruptionBudget', name)).toBeDefined()
  })

  it.each(services)('%s: a migration job prepares its database', name => {
    expect(manifest('Job', `migrate-${name}`).spec?.template.spec.containers).toMatchObject([
      { name, args: ['migrate'] },
    ])
  })

  it('the gateway calls every subgraph of the registry, and no one else may call one', () => {
    const pattern = 'http://{subgraph}:4000'
    expect(manifest('ConfigMap', 'coverdesk').data?.['SUBGRAPHS']).toBe(pattern)
    expect(compose.services['gateway']?.environment?.['SUBGRAPHS']).toBe(pattern)
    const dependencies = Object.keys(compose.services['gateway']?.depends_on ?? {})
    expect(dependencies).toEqual(expect.arrayContaining(subgraphs))
    expect(manifest('NetworkPolicy', 'subgraphs').spec?.podSelector).toEqual({ matchLabels: { tier: 'subgraph' } })
    for (const name of subgraphs) {
      expect(manifest('Deployment', name).spec?.template.metadata.labels).toEqual({ app: name, tier: 'subgraph' })
    }
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
    const dockerfile = readFileSync(at(dockerfileOf(name)), 'utf8')
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

  it('the gateway believes one proxy, as one is in front of it', () => {
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
