import type { Page } from '@playwright/test'

const longName = 'with a name that is longer than its column and longer still '.repeat(3)
const unbrokenName = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

/** Words after a client's number: by default every tenth has many. */
const moreOf = (number: number, longNames: boolean) =>
  longNames ? [longName, unbrokenName, 'LLC'][number % 3] : number % 10 === 0 ? longName : ''

const accountOf = (number: number, longNames: boolean) => ({
  __typename: 'Account',
  id: `many-${number}`,
  type: number % 3 === 0 ? 'INDIVIDUAL' : 'BUSINESS',
  details: {
    __typename: number % 3 === 0 ? 'IndividualAccount' : 'BusinessAccount',
    name: `Client ${String(number).padStart(5, '0')} ${moreOf(number, longNames)}`,
    email: `client-${number}@many.example`,
    mailingAddress: {
      __typename: 'Address',
      line1: `${number} Main St`,
      city: 'Springfield',
      zone: 'IL',
      postalCode: '62701',
    },
  },
})

/** What policies tell of each in their columns. */
const summaryOf = (id: string) => ({
  __typename: 'Account',
  id,
  policySummary: { __typename: 'AccountPolicySummary', count: 3, premium: 1_250_000, nextExpiration: '2027-03-01' },
})

/** What the journey does with the answers. */
interface ManyAccounts {
  /** Pages that were asked for: number of their first row. */
  asked: number[]
  /** From this row on the server can't be reached; undefined: it can. */
  downFrom: number | undefined
}

/**
 * Answers the accounts list in place of the server, which counts no further than 10,000 and pages by 100.
 *
 * @param total how many there are
 * @param pageSize how many come at once
 * @param options `longNames`: two of three names are longer than any column
 */
export async function answerManyAccounts(
  page: Page,
  total: number,
  pageSize: number,
  { longNames = false }: { longNames?: boolean } = {},
): Promise<ManyAccounts> {
  const many: ManyAccounts = { asked: [], downFrom: undefined }
  await page.route('**/graphql', async (route, request) => {
    const { variables = {} } = request.postDataJSON()
    const url = new URL(page.url())
    // Every other operation names a record or a list, or is about the person.
    if (url.pathname !== '/app/accounts' || 'id' in variables || 'list' in variables) return route.fallback()
    if (variables.ids) return route.fulfill({ json: { data: { policySummaries: variables.ids.map(summaryOf) } } })
    const from = Number(variables.after ?? 0)
    many.asked.push(from)
    if (many.downFrom !== undefined && from >= many.downFrom) return route.abort('connectionrefused')
    const to = Math.min(from + (variables.first ?? pageSize), total)
    const items = Array.from({ length: Math.max(to - from, 0) }, (_, index) => accountOf(from + index, longNames))
    const accounts = { __typename: 'AccountPage', items, total, endCursor: to < total ? String(to) : null }
    return route.fulfill({ json: { data: { accounts } } })
  })
  return many
}
