import type { Caller } from './caller.ts'
import { type Live, listen } from './live.ts'

const list = `query ($search: String, $sort: AccountSort, $after: String) {
  accounts(search: $search, sort: $sort, after: $after) {
    total endCursor items { id type details {
      ... on BusinessAccount { name email mailingAddress { line1 } } ... on IndividualAccount { name email mailingAddress { line1 } }
    } }
  }
}`
const one = `query ($id: ID!) {
  account(id: $id) { id version type createdAt contacts { id name email phone } details {
    ... on BusinessAccount { name email phone dba website } ... on IndividualAccount { name email phone }
  } }
}`
const create = `mutation ($input: CreateAccountInput!, $key: String) {
  createAccount(input: $input, idempotencyKey: $key) { id }
}`
const update = `mutation ($id: ID!, $input: UpdateAccountInput!, $version: Int!) {
  updateAccount(id: $id, input: $input, version: $version) { id version }
}`
const surroundings = `{ agencyUser { id name agency { name subscription { state numSeats } } } agencyUsers { id name state } savedViews(list: "accounts") { id name } }`
const people = 'query ($search: String) { contacts(search: $search) { items { id name email } } }'

interface Account {
  id: string
  version: number
  type: 'BUSINESS' | 'INDIVIDUAL'
  details: { name: string; email: string; phone: string | null }
}

const searches = [undefined, undefined, 'ha', 'oak', 'insur', 'van', 'mar', 'zzz']
const sorts = ['NAME_ASC', 'NAME_DESC', 'CREATED_AT_ASC', 'CREATED_AT_DESC']

/** Someone of the staff at work: reads mostly, writes now and then, and thinks in between (quality bar 30). */
export class SimulatedUser {
  done = 0
  readonly failures: string[] = []
  private readonly live: Live
  private seen: string[] = []

  constructor(
    private readonly caller: Caller,
    private readonly name: string,
  ) {
    this.live = listen(caller, 'subscription { recordChanged(typenames: ["Account"]) { number } }')
  }

  /** Works until then. @param thinking the longest pause between two actions, in milliseconds */
  async work(until: number, thinking: number): Promise<void> {
    while (Date.now() < until) {
      try {
        await this.act()
        this.done += 1
      } catch (error) {
        this.failures.push(`${this.name}: ${error instanceof Error ? error.message : error}`)
      }
      await new Promise(next => setTimeout(next, Math.random() * thinking))
    }
    if (this.live.ended) this.failures.push(`${this.name}: live updates ended: ${this.live.ended}`)
    await this.live.close()
  }

  private act(): Promise<unknown> {
    const dice = Math.random()
    if (dice < 0.35) return this.look()
    if (dice < 0.65) return this.open()
    if (dice < 0.77) return this.edit()
    if (dice < 0.82) return this.create()
    if (dice < 0.9) return this.caller.call(people, { search: pick(searches) })
    return dice < 0.96 ? this.caller.call(surroundings) : this.load()
  }

  private async look(search = pick(searches)) {
    const { accounts } = await this.caller.call<{ accounts: { items: { id: string }[]; endCursor: string | null } }>(
      list,
      {
        search,
        sort: pick(sorts),
      },
    )
    if (accounts.items.length > 0) this.seen = accounts.items.map(({ id }) => id)
  }

  private async open(): Promise<Account | undefined> {
    if (this.seen.length === 0) await this.look('')
    return this.read(pick(this.seen))
  }

  private async read(id: string): Promise<Account | undefined> {
    const { account } = await this.caller.call<{ account: Account }>(one, { id })
    return account
  }

  private async edit(): Promise<void> {
    const account = await this.open()
    if (account) await this.save(account)
  }

  /** After a conflict, reloads the account and saves again, as people do: dozens edit the same accounts here. */
  private async save({ id, version, type, details }: Account, tries = 10): Promise<void> {
    const phone = `+1415555${String(Math.floor(Math.random() * 10_000)).padStart(4, '0')}`
    const changed = { name: details.name, email: details.email, phone }
    const input = type === 'BUSINESS' ? { business: changed } : { individual: changed }
    const { text } = await this.caller.send(update, { id, version, input })
    const { errors } = JSON.parse(text) as { errors?: { message: string; extensions: { code: string } }[] }
    if (!errors) return
    const current = errors[0]?.extensions.code === 'CONFLICT' && tries > 1 ? await this.read(id) : undefined
    if (!current) throw new Error(`edit: ${text}`)
    return this.save(current, tries - 1)
  }

  private create() {
    const key = `${this.name}-${this.done}`
    const address = `${key.toLowerCase().replace(/\W/g, '.')}@soak.example`
    const contact = { name: `Contact of ${key}`, email: address }
    const input = { type: 'BUSINESS', business: { name: `Soak ${key}`, email: address }, contact }
    return this.caller.call(create, { input, key })
  }

  private async load() {
    const { status, text } = await this.caller.fetch('/app/accounts')
    if (status !== 200 || !text.includes('coverdesk-boot')) throw new Error(`The page came with ${status}.`)
  }
}

const pick = <One>(from: readonly One[]): One => from[Math.floor(Math.random() * from.length)] as One
