import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { credentialKeys } from '../../services/kit/src/credentials/key-ring.ts'
import { processEnvironment, readEnvironment } from '../../services/kit/src/environment.ts'
import { readAreas, serviceName } from '../workspace/areas.ts'
import { at } from '../workspace/root.ts'
import { composeFiles, kubernetesFolders, manifestsOf } from './deploy-files.ts'

const compose = composeFiles()
const composeServices = Object.entries(compose.services)
const nodes = composeServices.filter(([name]) => /^mongo-\d$/.test(name))

interface Selector {
  namespaceSelector?: object
  podSelector?: object
  ipBlock?: { cidr: string; except?: string[] }
}
interface Manifest {
  kind: string
  metadata: { name: string; labels?: Record<string, string> }
  spec?: {
    podSelector?: object
    policyTypes?: string[]
    ingress?: { from?: Selector[]; ports?: object[] }[]
    egress?: { to?: Selector[]; ports?: object[] }[]
    template?: { spec: Record<string, unknown> & { containers: object[] } }
  }
}
const manifests = manifestsOf<Manifest>(kubernetesFolders())
const pods = manifests.flatMap(({ kind, metadata, spec }) =>
  spec?.template ? [[`${kind} ${metadata.name}`, spec.template.spec] as const] : [],
)
const policies = manifests.filter(({ kind }) => kind === 'NetworkPolicy')
const policy = (name: string) => policies.find(({ metadata }) => metadata.name === name)?.spec

describe('every container of compose', () => {
  it.each(composeServices)('%s is no root, gains no privileges and writes nowhere but in volumes', (_, service) => {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] })
    expect(service.user).toMatch(/^(node|999:999)$/)
    expect(service.privileged).toBeUndefined()
    expect(service.tmpfs).toEqual([expect.stringMatching(/^\/tmp:size=\d+m,.*noexec,nosuid,nodev/)])
  })

  it.each(composeServices)('%s has limits, and a health check unless it ends by itself', (_, service) => {
    expect(service.mem_limit).toMatch(/^\d+[mg]$/)
    expect(service.pids_limit).toBeGreaterThan(0)
    if (service.restart === 'no') return
    expect(service.restart).toBe('unless-stopped')
    expect(service.healthcheck).toBeDefined()
  })

  it.each(composeServices)(
    '%s has its secrets as files that only it mounts, and none in its environment',
    (_, service) => {
      const { environment = {}, secrets = [] } = service
      for (const [name, value] of Object.entries(environment)) {
        if (name.endsWith('_FILE')) expect(secrets.map(secret => `/run/secrets/${secret}`)).toContain(value)
        else expect(name, 'belongs into a file').not.toMatch(/SECRET|PASSWORD|TOKEN|CREDENTIAL|^MONGODB_URI|^SMTP_URL/)
      }
      for (const secret of secrets) expect(compose.secrets[secret]).toEqual({ file: `./secrets/${secret}` })
    },
  )

  it('only the gateway has a port, and only on the loopback', () => {
    const open = composeServices.filter(([, { ports }]) => ports)
    expect(open.map(([name, { ports }]) => [name, ports])).toEqual([['gateway', ['127.0.0.1:3000:3000']]])
  })

  it.each(composeServices)('%s is of an image that someone pinned', (_, { image, build }) => {
    if (build) expect(build.args?.['NODE_IMAGE']).toMatch(/^\$\{NODE_IMAGE:\?/)
    else expect(image).toMatch(/^\$\{\w+_IMAGE:\?.*@sha256:/)
  })
})

describe('MongoDB in compose', () => {
  it.each(nodes)('%s lets no one in without a login', (_, { command }) => {
    expect(command?.join('\n')).toContain('--keyFile ')
  })

  it('gives the product its own databases, and no others', () => {
    const script = readFileSync(at('deploy/compose/join.js'), 'utf8')
    const lines = /^const subgraphs = [\s\S]*?^const databases = .*$/m.exec(script)?.[0] ?? ''
    const readFile = (path: string) => (path === '/registry.json' ? readFileSync(at('registry.json'), 'utf8') : '')
    const databases: string[] = new Function('readFileSync', `${lines}; return databases`)(readFile)
    expect(databases).toEqual(['gateway', 'events', ...readAreas().subgraphs.map(serviceName)])
    expect(compose.services['mongo-join']?.volumes).toContain('../../registry.json:/registry.json:ro')
  })
})

describe('make-secrets.sh', () => {
  let secrets: string
  beforeEach(() => {
    secrets = mkdtempSync(join(tmpdir(), 'coverdesk-secrets-'))
  })
  afterEach(() => rmSync(secrets, { recursive: true }))

  it('makes what the services accept, for its owner alone, and keeps what is there', () => {
    const run = () => execFileSync('sh', [at('deploy/compose/make-secrets.sh'), secrets])
    const contents = () => readdirSync(secrets).map(name => [name, readFileSync(join(secrets, name), 'utf8')])
    run()
    const first = contents()
    run()
    expect(contents()).toEqual(first)
    expect(readdirSync(secrets).sort()).toEqual(Object.keys(compose.secrets).sort())
    expect(statSync(secrets).mode & 0o777).toBe(0o700)
    const file = (name: string) => join(secrets, name)
    const { COVERDESK_SECRET, MONGODB_URI } = processEnvironment
    const environment = readEnvironment(
      { COVERDESK_SECRET, MONGODB_URI, CREDENTIAL_KEYS: credentialKeys },
      {
        COVERDESK_SECRET_FILE: file('coverdesk_secret'),
        MONGODB_URI_FILE: file('mongodb_uri'),
        CREDENTIAL_KEYS_FILE: file('credential_keys'),
      },
    )
    const password = readFileSync(file('mongo_password'), 'utf8').trim()
    expect(environment.MONGODB_URI).toContain(`//coverdesk:${password}@mongo-1,mongo-2,mongo-3/`)
    expect(environment.MONGODB_URI).toContain('authSource=admin')
  })
})

describe('every image', () => {
  const dockerfiles = readdirSync(at('deploy/docker')).map(file => [
    file,
    readFileSync(at(`deploy/docker/${file}`), 'utf8'),
  ])

  it.each(dockerfiles)('%s is built on nothing but what the builder pinned', (_, dockerfile = '') => {
    const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base)
    expect(bases.length).toBe(3)
    for (const base of bases) expect(base).toMatch(/^\$\{NODE_IMAGE\}$/)
    expect(dockerfile, 'without a default').toMatch(/^ARG NODE_IMAGE$/m)
    expect(dockerfile).not.toMatch(/^ARG NODE_IMAGE=/m)
    const check = /^RUN (case "\$NODE_IMAGE".*)$/m.exec(dockerfile)?.[1] ?? ''
    const build = (NODE_IMAGE: string) => spawnSync('sh', ['-c', check], { env: { ...process.env, NODE_IMAGE } }).status
    expect(build('node:24-bookworm-slim')).toBe(1)
    expect(build('node:24-bookworm-slim@sha256:abc')).toBe(1)
    expect(build(`node:24-bookworm-slim@sha256:${'0'.repeat(64)}`)).toBe(0)
    expect(dockerfile).toContain("process.versions.node.split('.')[0] !== '24'")
  })
})

describe('every pod', () => {
  it.each(pods)('%s has no token of the cluster, and no user with privileges', (_, pod) => {
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      enableServiceLinks: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
    })
    for (const container of pod.containers) {
      expect(container).toMatchObject({
        securityContext: {
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        },
        resources: { limits: { memory: expect.stringMatching(/Mi$/) } },
      })
      expect(JSON.stringify(container), 'not all secrets at once').not.toContain('"secretRef"')
    }
  })

  it.each(pods.filter(([name]) => name.startsWith('Deployment')))('%s has a temporary folder', (_, pod) => {
    expect(pod.containers).toMatchObject([
      { volumeMounts: expect.arrayContaining([{ name: 'scratch', mountPath: '/tmp' }]) },
    ])
    expect(pod['volumes']).toContainEqual({
      name: 'scratch',
      emptyDir: expect.objectContaining({ sizeLimit: expect.any(String) }),
    })
  })

  it('is held to that by its namespace', () => {
    const namespace = manifests.find(({ kind }) => kind === 'Namespace')
    expect(namespace?.metadata.labels).toEqual({ 'pod-security.kubernetes.io/enforce': 'restricted' })
  })
})

describe('the network of the pods', () => {
  it('is closed but for what is named', () => {
    expect(policy('deny-all')).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] })
    for (const { spec } of policies) {
      for (const { from, ports } of spec?.ingress ?? []) expect([from?.length, ports?.length]).not.toContain(undefined)
      for (const { to, ports } of spec?.egress ?? []) expect([to?.length, ports?.length]).not.toContain(undefined)
    }
  })

  it('lets only the ingress controller and subgraphs reach the gateway', () => {
    const [rule, ...others] = policy('gateway')?.ingress ?? []
    expect(others).toEqual([])
    expect(rule?.ports).toEqual([{ port: 3000 }])
    expect(rule?.from).toEqual([
      { namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'ingress-nginx' } } },
      { podSelector: { matchLabels: { tier: 'subgraph' } } },
    ])
  })

  it('lets only the mail server hand mail over, at a service of its own', () => {
    const service = manifests.find(({ kind, metadata }) => kind === 'Service' && metadata.name === 'communication-smtp')
    expect(service?.spec).toMatchObject({
      selector: { app: 'communication' },
      ports: [{ name: 'smtp', port: 25, targetPort: 'smtp' }],
    })
    const [, pod] = pods.find(([name]) => name === 'Deployment communication') ?? []
    expect(pod?.containers).toMatchObject([{ ports: expect.arrayContaining([{ name: 'smtp', containerPort: 2525 }]) }])
    expect(policy('communication-smtp')).toMatchObject({
      podSelector: { matchLabels: { app: 'communication' } },
      ingress: [
        {
          from: [{ namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'mail' } } }],
          ports: [{ port: 2525 }],
        },
      ],
    })
    const others = policies.filter(({ metadata }) => metadata.name !== 'communication-smtp')
    expect(JSON.stringify(others)).not.toContain('2525')
  })

  it.each(readAreas().subgraphs.map(serviceName))('lets %s reach a mail server where it sends mail', name => {
    const [, pod] = pods.find(([pod]) => pod === `Deployment ${name}`) ?? []
    const ports = policy(`${name}-egress`)?.egress?.flatMap(rule => rule.ports ?? []) ?? []
    const mail = [{ port: 25 }, { port: 465 }, { port: 587 }]
    if (JSON.stringify(pod).includes('"SMTP_URL"')) expect(ports).toEqual(expect.arrayContaining(mail))
    else expect(ports).not.toEqual(expect.arrayContaining(mail))
  })

  it('never leads to the metadata of a node', () => {
    const targets = policies.flatMap(({ spec }) => spec?.egress?.flatMap(({ to = [] }) => to) ?? [])
    const blocks = targets.flatMap(({ ipBlock }) => ipBlock ?? [])
    expect(blocks.length).toBeGreaterThan(1)
    for (const { except } of blocks) expect(except).toContain('169.254.0.0/16')
  })

  it('leads to every service and to names', () => {
    const rules = JSON.stringify(policy('egress')?.egress)
    for (const name of ['gateway', 'kube-dns', 'subgraph']) expect(rules).toContain(`"${name}"`)
  })
})
