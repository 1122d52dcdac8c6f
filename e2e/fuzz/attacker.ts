import type { Caller } from '../support/caller.ts'
import type { HostileOperation } from './hostile-operations.ts'
import { sendOverSocket } from './hostile-socket.ts'
import { oversizedMessage } from './hostile-values.ts'
import { type Probe, usualValues } from './probes.ts'

/** So many requests of an attacker are on their way at once. */
const atOnce = 4
const json = { 'content-type': 'application/json' }

/** What an answer must never say: it would mean that something fell over, not that the request was refused. */
const fallen = /"code":"(INTERNAL|SUBGRAPH_UNAVAILABLE)"/
const turnedAway = /"code":"(UNAUTHENTICATED|SUBSCRIPTION_EXPIRED|RATE_LIMITED)"|^refused: .* (401|429)$/

/** Someone with a session who sends what no page of ours sends. */
export class Attacker {
  /** Every request that the product did not handle. */
  readonly failures: string[] = []
  sent = 0
  /** Requests that were not looked at: they prove nothing. */
  turnedAway = 0

  constructor(
    private readonly caller: Caller,
    private readonly email: string,
  ) {}

  async attack(operation: HostileOperation, probes: readonly Probe[]): Promise<void> {
    const waiting = [...probes]
    const sendAll = async () => {
      for (let probe = waiting.shift(); probe; probe = waiting.shift()) await this.send(operation, probe)
    }
    await Promise.all([...Array.from({ length: atOnce }, sendAll), this.attackSocket(operation, probes)])
  }

  async send({ name, document }: HostileOperation, { about, variables }: Probe): Promise<void> {
    const body = `{"query":${JSON.stringify(document)},"variables":${variables}}`
    const { status, text } = await this.caller.fetch('/graphql', { method: 'POST', body, headers: json })
    const didRun = status === 200 || about !== usualValues || name.startsWith('Subscription.')
    this.note(`${name} ${about}`, status >= 500 || !didRun, `${status} ${text}`)
  }

  private async attackSocket({ name, document, variables }: HostileOperation, probes: readonly Probe[]) {
    const [argument] = Object.keys(variables)
    const large = argument
      ? Object.entries(oversizedMessage).map(([about, value]) => ({ about, variables: `{"${argument}":${value}}` }))
      : []
    const small = name.startsWith('Subscription.') ? probes.filter(probe => probe.variables.length < 60_000) : []
    for (const probe of [...small, ...large]) {
      const answer = (await sendOverSocket(this.caller, document, probe.variables)) ?? ''
      this.note(`socket ${name} ${probe.about}`, /^closed (1011|4500)/.test(answer), answer)
    }
  }

  private note(about: string, didFail: boolean, answer: string) {
    this.sent += 1
    if (didFail || fallen.test(answer)) this.failures.push(`${about}: ${answer.slice(0, 400)}`)
    if (turnedAway.test(answer)) this.turnedAway += 1
  }

  /** Some operations end the session that they are called with. */
  async signInAgain() {
    const { text } = await this.caller.send('{ agencyUser { id } }')
    if (!text.includes('"id"')) await this.caller.signIn(this.email)
  }
}
