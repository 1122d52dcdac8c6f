import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { claim, type RunningJob, seal, unseal } from '@coverdesk/kit'
import { z } from 'zod'
import type { AmsTokenStore, AmsTokens } from '../adapters/adapter.ts'
import { Integration } from '../record/integration.model.ts'

/** Longer than a renewal takes; whoever dies in the middle of one keeps others waiting no longer. */
const renewalMs = 60_000
const pauseMs = 150

const tokensIn = z.object({ access: z.string(), refresh: z.string().nullable() })

/**
 * The tokens of an integration, sealed in its record. A refresh token is good once: whoever renews holds a lease, and others
 * wait for what it stores. Nobody uses a token that is not stored.
 */
export class StoredTokens implements AmsTokenStore {
  readonly #holder = randomUUID()

  /** @param job writes in transactions of its own, and ends the waiting */
  constructor(
    private readonly integrationId: string,
    private readonly job: Pick<RunningJob, 'write' | 'signal'>,
  ) {}

  async current(): Promise<AmsTokens | null> {
    const record = await Integration.findById(this.integrationId).select('+amsTokens').lean()
    if (!record?.amsTokens) return null
    return tokensIn.parse(JSON.parse(await unseal(tokenPlace(this.integrationId), record.amsTokens)))
  }

  async renewed(stale: string | null, renew: (current: AmsTokens | null) => Promise<AmsTokens>): Promise<AmsTokens> {
    for (;;) {
      const current = await this.current()
      if (current && current.access !== stale) return current
      if (await this.take()) return this.renew(stale, renew)
      await wait(pauseMs, undefined, { signal: this.job.signal })
    }
  }

  /** Looks once more: between the look and the lease another one may have stored what it got. */
  private async renew(stale: string | null, renew: (current: AmsTokens | null) => Promise<AmsTokens>) {
    try {
      const current = await this.current()
      if (current && current.access !== stale) return current
      const tokens = await renew(current)
      const amsTokens = await sealTokens(this.integrationId, tokens)
      await this.job.write(() => Integration.updateOne({ _id: this.integrationId }, { $set: { amsTokens } }))
      return tokens
    } finally {
      await this.release()
    }
  }

  private async take(): Promise<boolean> {
    const renewal = { holder: this.#holder, until: new Date(Date.now() + renewalMs) }
    const isFree = { $or: [{ renewal: null }, { 'renewal.until': { $lt: new Date() } }] }
    return this.job.write(async () =>
      Boolean(await claim(Integration, this.integrationId, isFree, { $set: { renewal } })),
    )
  }

  private async release(): Promise<void> {
    await this.job.write(() =>
      Integration.updateOne({ _id: this.integrationId, 'renewal.holder': this.#holder }, { $set: { renewal: null } }),
    )
  }
}

const tokenPlace = (id: string) => ({ model: Integration, id, field: 'amsTokens' })

export const sealTokens = (id: string, tokens: AmsTokens): Promise<string> =>
  seal(tokenPlace(id), JSON.stringify(tokens))

const passwordPlace = (id: string) => ({ model: Integration, id, field: 'amsPassword' })

export const sealPassword = (id: string, password: string): Promise<string> => seal(passwordPlace(id), password)

export const openPassword = (id: string, sealedPassword: string): Promise<string> =>
  unseal(passwordPlace(id), sealedPassword)
