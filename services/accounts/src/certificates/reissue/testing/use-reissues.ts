import { defineSubgraph } from '@coverdesk/kit'
import { startTestProduct, startTestSubgraph, type TestProduct, type TestSubgraph } from '@coverdesk/kit/testing'
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest'
import { subgraphWithDemoClients, us } from '../../../testing/accounts-subgraph.ts'
import { productAnswer, productPolicy } from '../../testing/product-policies.ts'
import { runReissue } from '../run-reissue.ts'
import { certificatesDocument, readDocument, startDocument, supersededDocument } from './reissue-documents.ts'
import { renewedPolicies } from './renewed-policies.ts'

export const address = { line1: '202 C St', city: 'San Diego', zone: 'CA', postalCode: '92101' }

interface Issued {
  id: string
  certificateNumber: string
}

interface Superseded {
  certificate: Issued
  holder: { name: string }
  differences: { kind: string; label: string; before: string | null; after: string | null; policyId: string }[]
  findings: { kind: string }[]
}

/** What the tests read of a run. */
export interface Run {
  id: string
  version: number
  state: string
  total: number
  issued: number
  failure: string | null
  items: {
    replacedId: string
    certificateId: string | null
    certificateNumber: string | null
    downloadUrl: string | null
    holderName: string
  }[]
}

interface CertificateAnswer extends Issued {
  version: number
  holder: { name: string; address: object }
  replacesId: string | null
  replacesNumber: string | null
  replacedById: string | null
  replacedByNumber: string | null
  viewUrl: string
}

/** What a test makes of the world: the policies, the answer in their place, and after how many certificates a run breaks. */
interface ReissueWorld {
  policies: object[]
  answer: (() => object) | undefined
  breaksAfter: number
  /** How many accounts were made so far. */
  accounts: number
}

/** Runs the subgraph for the tests of one file, with runs that a test can hold and break. */
export function useReissues() {
  const world: ReissueWorld = { policies: [], answer: undefined, breaksAfter: 0, accounts: 0 }
  let product: TestProduct
  let subgraph: TestSubgraph
  let released: Promise<void>
  let release = () => {}

  /** The job as it is, but that it waits and breaks as a test says; it is dead after its second attempt. */
  const heldJob = {
    ...runReissue,
    attempts: 2,
    async run(job: Parameters<typeof runReissue.run>[0]) {
      await released
      let steps = 0
      await runReissue.run({
        ...job,
        step: (name, work) => {
          steps += 1
          if (steps > world.breaksAfter) throw new Error('The printer is on fire.')
          return job.step(name, work)
        },
      })
    },
  }

  beforeAll(async () => {
    product = await startTestProduct(() => (world.answer ? world.answer() : productAnswer(world.policies)))
    const jobs = subgraphWithDemoClients.jobs?.map(job => (job === runReissue ? heldJob : job)) ?? []
    const definition = defineSubgraph({ ...subgraphWithDemoClients, jobs })
    subgraph = await startTestSubgraph(definition, { SEED: 'demo', ...product.environment })
  })
  afterAll(() => Promise.all([subgraph.close(), product.close()]))
  beforeEach(() => {
    const breaksAfter = Number.POSITIVE_INFINITY
    Object.assign(world, { policies: [productPolicy('1')], answer: undefined, breaksAfter })
    released = Promise.resolve()
  })

  const data = <Data>(document: string, variables?: object) => subgraph.data<Data>(us, document, variables)
  const field = async <Field>(document: string, variables?: object) =>
    Object.values(await data<Record<string, Field>>(document, variables))[0] as Field
  /** The policy has ended, and another one renews it with a higher limit. */
  const renew = (next: object = {}) => {
    world.policies = renewedPolicies(next)
  }
  const newAccount = async () => {
    world.accounts += 1
    const document = `mutation ($email: String) {
      createAccount(input: { type: INDIVIDUAL, individual: { name: "Egret, Ed", email: $email } }) { id } }`
    return (await field<{ id: string }>(document, { email: `ed${world.accounts}@egret.example` })).id
  }
  const issue = (accountId: string, name: string, input: object = {}) =>
    field<Issued>(
      'mutation ($input: CreateCertificateInput!) { createCertificate(input: $input) { id certificateNumber } }',
      { input: { accountId, holder: { name, address }, ...input } },
    )
  const read = (id: string) => field<Run>(readDocument, { id })

  return {
    world,
    /** The data of an operation of ours that must not fail. */
    data,
    ask: <Data>(...asked: Parameters<TestSubgraph['ask']>) => subgraph.ask<Data>(...asked),
    failure: (...asked: Parameters<TestSubgraph['failure']>) => subgraph.failure(...asked),
    question: (...asked: Parameters<TestSubgraph['question']>) => subgraph.question(...asked),
    newAccount,
    issue,
    renew,
    /** The next runs wait until they are released. */
    hold: () => {
      released = new Promise(resolve => {
        release = resolve
      })
    },
    release: () => release(),
    /** An account whose holders got certificates of the policy before it was renewed. */
    async supersededAccount(holders: number, input: object = {}) {
      const accountId = await newAccount()
      world.policies = [productPolicy('1')]
      const certificates: Issued[] = []
      for (let number = 1; number <= holders; number += 1) {
        const name = `Holder ${String(number).padStart(3, '0')} of ${world.accounts}`
        certificates.push(await issue(accountId, name, input))
      }
      renew()
      return { accountId, certificates, ids: certificates.map(({ id }) => id) }
    },
    superseded: (accountId: string) => field<Superseded[]>(supersededDocument, { accountId }),
    start: (input: object, key?: string) => field<Run>(startDocument, { input, key }),
    read,
    reaches: (id: string, state: string) =>
      vi.waitFor(
        async () => {
          const run = await read(id)
          expect(run.state).toBe(state)
          return run
        },
        { timeout: 40_000, interval: 50 },
      ),
    certificatesOf: async (id: string) =>
      (
        await field<{ certificatesOfLiabilityInsurance: { items: CertificateAnswer[]; total: number } }>(
          certificatesDocument,
          { id },
        )
      ).certificatesOfLiabilityInsurance,
  }
}
