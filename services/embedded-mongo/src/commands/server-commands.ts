import os from 'node:os'
import { Long, Timestamp } from 'bson'
import type { Authentication } from '../authentication/authentication.ts'
import { wholeNumber } from '../bson/codec.ts'
import type { Doc } from '../bson/values.ts'
import { MongoError } from '../errors.ts'
import { replicaSet } from '../replica-set.ts'
import { maxMessage } from '../wire/messages.ts'
import type { Call, PlainCommand, Server } from './command.ts'
import { largestDocument } from './insert.ts'

/** What a MongoDB 8.0 says; drivers derive from it which commands they may send. */
const wireVersion = 25
const version = '8.0.0'

/** Minutes after which an unused session is forgotten. */
export const sessionTimeout = 30

const largestBatch = 100_000

const hello = (field: 'isWritablePrimary' | 'ismaster'): PlainCommand => ({
  kind: 'plain',
  known: [
    'backpressure',
    'client',
    'compression',
    'hello',
    'helloOk',
    'hostInfo',
    'internalClient',
    'isMaster',
    'ismaster',
    'loadBalanced',
    'maxAwaitTimeMS',
    'saslSupportedMechs',
    'speculativeAuthenticate',
    'topologyVersion',
  ],
  run: ({ client: { address, connectionId, authentication }, command }: Call): Doc => ({
    helloOk: true,
    [field]: true,
    secondary: false,
    setName: replicaSet,
    setVersion: 1,
    hosts: [address],
    primary: address,
    me: address,
    // No topologyVersion: drivers then ask again from time to time instead of waiting for a stream of answers.
    lastWrite: { opTime: { ts: new Timestamp({ t: seconds(), i: 1 }), t: Long.ONE }, lastWriteDate: new Date() },
    maxBsonObjectSize: largestDocument,
    maxMessageSizeBytes: maxMessage,
    maxWriteBatchSize: largestBatch,
    localTime: new Date(),
    logicalSessionTimeoutMinutes: sessionTimeout,
    connectionId,
    minWireVersion: 0,
    maxWireVersion: wireVersion,
    readOnly: false,
    ...signIn(command, authentication),
    ok: 1,
  }),
})

/** What a driver asks to sign in by, and the first step of it that it takes at once. */
function signIn({ saslSupportedMechs, speculativeAuthenticate }: Doc, authentication: Authentication): Doc {
  const started = authentication.startEarly(speculativeAuthenticate)
  return {
    ...(saslSupportedMechs === undefined
      ? {}
      : { saslSupportedMechs: authentication.mechanismsOf(saslSupportedMechs) }),
    ...(started ? { speculativeAuthenticate: started } : {}),
  }
}

const seconds = () => Math.floor(Date.now() / 1000)

export const helloCommand = hello('isWritablePrimary')
export const legacyHelloCommand = hello('ismaster')

export const pingCommand: PlainCommand = { kind: 'plain', known: [], run: () => ({ ok: 1 }) }

export const buildInfoCommand: PlainCommand = {
  kind: 'plain',
  known: [],
  run: () => ({
    version,
    versionArray: [...version.split('.').map(Number), 0],
    gitVersion: 'embedded',
    modules: ['coverdesk-embedded'],
    storageEngines: ['lmdb'],
    bits: 64,
    maxBsonObjectSize: largestDocument,
    ok: 1,
  }),
}

export const serverStatusCommand: PlainCommand = {
  kind: 'plain',
  // Which sections are wanted; all of the few are given.
  known: ['metrics', 'opcounters', 'repl', 'tcmalloc', 'wiredTiger'],
  run: ({ server, client: { address } }) => ({
    host: os.hostname(),
    version,
    process: 'coverdesk-embedded-mongo',
    pid: Long.fromNumber(process.pid),
    uptime: (Date.now() - server.startedAt.getTime()) / 1000,
    localTime: new Date(),
    repl: { setName: replicaSet, isWritablePrimary: true, secondary: false, hosts: [address], me: address },
    mem: { resident: Math.round(process.memoryUsage.rss() / 1_048_576) },
    metrics: { cursor: { open: { total: Long.fromNumber(server.cursors.count + server.changeStreams.count) } } },
    storageEngine: { name: 'lmdb', persistent: true },
    ok: 1,
  }),
}

/** The parameters that drivers and tools ask for. */
const parametersOf = ({ transactions }: Server): Doc => ({
  authenticationMechanisms: [],
  featureCompatibilityVersion: { version: '8.0' },
  transactionLifetimeLimitSeconds: transactions.lifetimeLimitSeconds,
})

export const getParameterCommand: PlainCommand = {
  kind: 'plain',
  known: [
    'allParameters',
    'authenticationMechanisms',
    'featureCompatibilityVersion',
    'transactionLifetimeLimitSeconds',
  ],
  run({ command, server }) {
    const parameters = parametersOf(server)
    const wanted = command['getParameter'] === '*' ? Object.keys(parameters) : Object.keys(command)
    return {
      ...Object.fromEntries(wanted.filter(name => name in parameters).map(name => [name, parameters[name]])),
      ok: 1,
    }
  },
}

export const setParameterCommand: PlainCommand = {
  kind: 'plain',
  known: ['transactionLifetimeLimitSeconds'],
  run({ command, server: { transactions } }) {
    const was = transactions.lifetimeLimitSeconds
    const limit = wholeNumber(command['transactionLifetimeLimitSeconds'])
    if (limit === undefined || limit < 1)
      throw new MongoError('BadValue', 'transactionLifetimeLimitSeconds must be a whole number from 1')
    transactions.lifetimeLimitSeconds = limit
    return { was, ok: 1 }
  },
}

export const connectionStatusCommand: PlainCommand = {
  kind: 'plain',
  known: ['showPrivileges'],
  run: () => ({ authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] }, ok: 1 }),
}
