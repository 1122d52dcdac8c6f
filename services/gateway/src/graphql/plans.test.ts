import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLogger } from '@coverdesk/kit'
import { execute, type FieldNode, Kind, parse } from 'graphql'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readOperations } from '../../../../scripts/build/operations.ts'
import { readAreas } from '../../../../scripts/workspace/areas.ts'
import ownTypeDefs from '../audit/audit.graphql'
import { type FixtureSubgraph, startFixture } from '../testing/fixture-subgraph.ts'
import { accountsFixture, settingsFixture } from '../testing/fixtures.ts'
import { mockField, mockVariables } from '../testing/mock-values.ts'
import { type ComposedSchema, composeSchema } from './compose.ts'
import { prepareOperation } from './prepare-operation.ts'
import { createContext, deadlineFromNow, type RequestContext } from './request-context.ts'
import { runForwarded, runMerged } from './run-plan.ts'
import { Subgraph } from './subgraph.ts'

// However an operation is answered, the answer is the one that stitching gives.

const log = createLogger('gateway', 'silent')
const secret = randomBytes(32).toString('hex')
const services = join(import.meta.dirname, '../../..')

interface Stage {
  fixtures: FixtureSubgraph[]
  subgraphs: Subgraph[]
  composed: ComposedSchema
}

async function setStage(fixtures: FixtureSubgraph[], sdls: string[]): Promise<Stage> {
  const subgraphs = fixtures.map(({ name, url }) => new Subgraph(name, url, secret, log))
  const parts = subgraphs.map((subgraph, index) => ({ name: subgraph.name, sdl: sdls[index] ?? '', subgraph }))
  return { fixtures, subgraphs, composed: composeSchema(parts) }
}

async function strike(stage: Stage) {
  await Promise.all(stage.subgraphs.map(subgraph => subgraph.close()))
  await Promise.all(stage.fixtures.map(fixture => fixture.stop()))
}

const newContext = (): RequestContext =>
  createContext('request-1', deadlineFromNow(), { agencyId: 'agency-harbor', userId: 'user-maya' }, log, {
    ip: '',
    sessionToken: undefined,
    setCookie() {},
  })

/** The answer by plan and by stitching, as JSON, and of which kind the plan is. */
async function bothAnswers({ composed }: Stage, text: string, given?: Record<string, unknown>) {
  const { plan, document, operation } = prepareOperation(composed, text, null, false)
  const variables = given ?? mockVariables(composed.schema, operation)
  const stitched = await execute({
    schema: composed.schema,
    document,
    variableValues: variables,
    contextValue: newContext(),
  })
  if (plan.kind === 'stitched') return { kind: plan.kind, planned: stitched.data, stitched: stitched.data }
  const answer = await (plan.kind === 'forwarded'
    ? runForwarded(plan, variables, newContext())
    : runMerged(plan, variables, newContext()))
  const { data, errors = [] } = Buffer.isBuffer(answer) ? JSON.parse(answer.toString()) : answer
  return {
    kind: plan.kind,
    planned: JSON.stringify({ data, errors: (errors as { path: unknown }[]).map(placed) }),
    stitched: JSON.stringify({ data: stitched.data, errors: (stitched.errors ?? []).map(placed) }),
  }
}

const placed = ({ path, message }: { path?: unknown; message?: string }) => ({ path, message })

describe('an operation of the fixtures', () => {
  let stage: Stage

  beforeAll(async () => {
    const fixtures = [await startFixture(settingsFixture, secret), await startFixture(accountsFixture, secret)]
    stage = await setStage(fixtures, await Promise.all(fixtures.map(sdlOf)))
  })
  afterAll(() => strike(stage))
  beforeEach(() => {
    for (const { requests } of stage.fixtures) requests.length = 0
  })

  const owner = 'owner { name email }'
  const ofOne = [
    '{ asker accounts(first: 3) { id name } }',
    '{ accounts(first: 2) { ...Row } } fragment Row on Account { id owner { id } }',
    '{ account(id: "missing") { name } asker }',
    'query ($id: ID!, $yes: Boolean = false) { account(id: $id) { id name @include(if: $yes) } }',
    '{ agencyUser { id email agency { name } } __typename }',
    'mutation { createAccount(name: "") { id } }',
    '{ broken asker }',
  ]
  const ofSeveral = [
    `{ accounts(first: 5) { id name ${owner} } }`,
    `{ zeta: accounts(first: 2) { who: ${owner} id alias: name __typename } __typename asker }`,
    `{ accounts(first: 2) { owner { __typename name id } related { ${owner} related { ${owner} } } } }`,
    '{ accounts(first: 2) { ...Row ...More } } fragment Row on Account { owner { name } } fragment More on Account { owner { email agency { name } } }',
    `query ($first: Int!, $id: ID!) { accounts(first: $first) { ${owner} } account(id: $id) { owner { state } } }`,
    `{ agencyUser { name } accounts(first: 1) { ${owner} } }`,
    `{ account(id: "missing") { ${owner} } asker }`,
    `mutation { createAccount(name: "") { id ${owner} } }`,
  ]
  const variables = { first: 3, id: '1' }

  it.each(ofOne)('of one subgraph is passed on, byte for byte: %s', async text => {
    const { kind, planned, stitched } = await bothAnswers(stage, text, variables)
    expect([kind, JSON.parse(String(planned))]).toEqual(['forwarded', JSON.parse(String(stitched))])
  })

  it.each(ofSeveral)('of several is planned: %s', async text => {
    const { kind, planned, stitched } = await bothAnswers(stage, text, variables)
    expect([kind, planned]).toEqual(['merged', stitched])
  })

  it('asks each subgraph once for a list with fields of another', async () => {
    const { plan } = prepareOperation(stage.composed, ofSeveral[0] ?? '', null, false)
    if (plan.kind === 'merged') await runMerged(plan, {}, newContext())
    expect(stage.fixtures.map(({ requests }) => requests.length)).toEqual([1, 1])
  })

  it('that is neither is left to stitching', async () => {
    const odd = ['{ __schema { types { name } } }', `{ accounts { id @skip(if: true) ${owner} } }`]
    for (const text of odd) expect((await bothAnswers(stage, text, {})).kind).toBe('stitched')
  })
})

describe('an operation that a plugin publishes', async () => {
  const { remotes, subgraphs } = readAreas()
  const operations = remotes.flatMap(remote => readOperations(remote)).filter(({ document }) => isPlanned(document))
  let stage: Stage

  beforeAll(async () => {
    const names = subgraphs.map(folder => folder.replace('services/', ''))
    const fixtures = await Promise.all(
      names.map(name =>
        startFixture({ name, typeDefs: typeDefsOf(name), resolvers: {}, fieldResolver: mockField }, secret),
      ),
    )
    stage = await setStage(fixtures, await Promise.all(fixtures.map(sdlOf)))
  })
  afterAll(() => strike(stage))

  it.each(operations)('is answered as stitching would: $name', async ({ document }) => {
    const { planned, stitched } = await bothAnswers(stage, document)
    expect(JSON.parse(String(planned)).data).not.toBeNull()
    expect(planned).toEqual(stitched)
  })

  it('is there', () => {
    expect(operations.length).toBeGreaterThan(4)
    for (const { document } of operations) expect(parse(document).definitions.length).toBeGreaterThan(0)
  })
})

const sdlOf = (fixture: FixtureSubgraph) =>
  new Subgraph(fixture.name, fixture.url, secret, log).sdl({ requestId: 'r', user: null, deadline: deadlineFromNow() })

/** The SDL of a real subgraph, as its files have it. */
const ownFields = parse(ownTypeDefs).definitions.flatMap(definition =>
  definition.kind === Kind.OBJECT_TYPE_DEFINITION && definition.name.value === 'Query' ? (definition.fields ?? []) : [],
)

/** What the gateway answers by itself has no plan (`audit/audit-log.test.ts` tries it), nor has a subscription. */
const isPlanned = (document: string) =>
  !parse(document).definitions.some(
    definition =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      (definition.operation === 'subscription' ||
        definition.selectionSet.selections.some(selection =>
          ownFields.some(({ name }) => name.value === (selection as FieldNode).name.value),
        )),
  )

const typeDefsOf = (name: string) =>
  readdirSync(join(services, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.graphql'))
    .map(file => readFileSync(join(services, name, 'src', file), 'utf8'))
    .join('\n')
