import { readFileSync } from 'node:fs'
import { type CoverdeskError, defineSubgraph } from '@coverdesk/kit'
import {
  type ProductQuestion,
  runJob,
  startTestProduct,
  startTestSubgraph,
  type TestProduct,
  type TestSubgraph,
} from '@coverdesk/kit/testing'
import { buildSchema, graphql } from 'graphql'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { answersFrom } from './answers-from.ts'
import { agency, maya, omar, otherAgency, ourRecords, stranger, theirRecords, timeZone } from './made-up-records.ts'

/** What clients of the one endpoint see. */
export const productSchema = buildSchema(
  readFileSync(new URL('../../../../gateway/stitched.graphql', import.meta.url), 'utf8'),
)

const definition = defineSubgraph({
  name: 'copilot',
  modules: [{ typeDefs: 'type Query { isHere: Boolean }', resolvers: {} }],
})

type Answers = { [field: string]: unknown }

/**
 * A product of made-up records behind the real schema, and a subgraph that asks it. A question that the schema does not know
 * fails as it would there.
 */
export function useRecords() {
  let product: TestProduct
  let subgraph: TestSubgraph
  let more: Answers = {}
  const asked = new Set<string>()
  const ours = answersFrom(ourRecords)
  const theirs = answersFrom(theirRecords)

  function answersFor({ caller: { agencyId, userId } }: ProductQuestion): Answers {
    const isPerson = userId === maya || userId === stranger
    const agencyUser = isPerson ? { id: userId, state: 'ACTIVE', agency: { id: agencyId, timeZone } } : null
    const disabled = userId === omar ? { agencyUser: null } : {}
    return {
      agencyUser,
      agencyUsers: agencyUser ? [{ id: userId, name: 'Maya Reyes' }] : [],
      ...(agencyId === otherAgency ? theirs : ours),
      ...more,
      ...disabled,
    }
  }

  beforeAll(async () => {
    product = await startTestProduct(async question => {
      const { query, variables } = question
      asked.add(query)
      const { data, errors } = await graphql({
        ...{ schema: productSchema, source: query, variableValues: variables, rootValue: answersFor(question) },
      })
      const told = errors?.map(({ message, path, originalError }) => ({
        message,
        path,
        extensions: { code: (originalError as CoverdeskError | undefined)?.code ?? 'BAD_REQUEST' },
      }))
      return { data, ...(told && { errors: told }) }
    })
    subgraph = await startTestSubgraph(definition, product.environment)
  })
  afterEach(() => {
    more = {}
  })
  afterAll(async () => {
    await subgraph.close()
    await product.close()
  })

  return {
    /** Does something as the job of a run does it. */
    async inJob<Result>(work: () => Promise<Result>, agencyId: string = agency): Promise<Result> {
      let result: Result | undefined
      const run = async () => {
        result = await work()
      }
      await runJob({ name: 'cara-run', run }, {}, agencyId)
      return result as Result
    },
    /** Answers these root fields otherwise, in the current test. */
    answering(answers: Answers) {
      more = answers
    },
    questions: (): ProductQuestion[] => product.questions,
    /** Each document that was asked in this test file, once. */
    everAsked: (): string[] => [...asked],
  }
}
