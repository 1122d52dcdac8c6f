import type { Collection, Db } from 'mongodb'

/** Who gets a version: everyone, or the agencies that try it before. */
export type ChannelName = 'stable' | 'canary'

/** Which version of a plugin a channel has. */
export interface Channel {
  /** `<channel>/<plugin>` */
  _id: string
  channel: ChannelName
  plugin: string
  version: string
  /** Of the channel `canary`: who gets it in place of the stable version. */
  agencies?: string[]
  /** The versions that it had before, the last one last. */
  earlier: string[]
  promotedAt: Date
  /** A person, or `start`. */
  promotedBy: string
}

interface Promotion {
  plugin: string
  version: string
  promotedBy: string
}

/** Who promotes what a gateway brings with itself. */
export const atStart = 'start'

/** So many steps back are possible. */
const maxEarlier = 20

/** The channels of each plugin. A change is live with the next page, and with the next look at the registry. */
export class Channels {
  readonly #channels: Collection<Channel>

  constructor(database: Db) {
    this.#channels = database.collection('channels')
  }

  all(): Promise<Channel[]> {
    return this.#channels.find().sort({ _id: 1 }).map(complete).toArray()
  }

  async find(channel: ChannelName, plugin: string): Promise<Channel | null> {
    const found = await this.#channels.findOne({ _id: idOf(channel, plugin) })
    return found && complete(found)
  }

  /** Gives everyone a version. A canary of the same version is over. */
  async promote(promotion: Promotion): Promise<void> {
    const { plugin, version } = promotion
    const current = await this.find('stable', plugin)
    const earlier = current ? [...current.earlier, current.version].filter(one => one !== version) : []
    await this.putStable(promotion, earlier.slice(-maxEarlier), current)
    await this.#channels.deleteOne({ _id: idOf('canary', plugin), version })
  }

  /** Gives a version to the named agencies; those that had a canary before and are not among them get the stable one. */
  async tryOut(promotion: Promotion, agencies: string[]): Promise<void> {
    const channel = { ...promotion, channel: 'canary' as const, agencies, earlier: [], promotedAt: new Date() }
    await this.#channels.updateOne({ _id: idOf('canary', promotion.plugin) }, { $set: channel }, { upsert: true })
  }

  /** @returns whether there was a canary to end */
  async endTrial(plugin: string): Promise<boolean> {
    return (await this.#channels.deleteOne({ _id: idOf('canary', plugin) })).deletedCount === 1
  }

  /** Gives everyone the version before the present one, which is forgotten as one that was live. */
  async rollBack(current: Channel, promotedBy: string): Promise<void> {
    const version = current.earlier.at(-1)
    if (!version) throw new Error(`${current.plugin} had no version before ${current.version}.`)
    await this.putStable({ plugin: current.plugin, version, promotedBy }, current.earlier.slice(0, -1), current)
  }

  /**
   * Takes a plugin away from everyone. Its releases stay.
   * @returns whether anybody had it
   */
  async withdraw(plugin: string): Promise<boolean> {
    return (await this.#channels.deleteMany({ plugin })).deletedCount > 0
  }

  /**
   * Makes what a gateway brings with itself live. What someone has promoted by hand stays so through restarts, until a
   * gateway brings a release that no one has seen before.
   */
  async promoteAtStart(plugin: string, version: string, isNew: boolean): Promise<void> {
    const current = await this.find('stable', plugin)
    if (current?.version === version) return
    if (!isNew && current && current.promotedBy !== atStart) return
    try {
      await this.promote({ plugin, version, promotedBy: atStart })
    } catch (error) {
      if (!(error instanceof ChannelMovedError)) throw error
      await this.promoteAtStart(plugin, version, isNew) // Another replica starts at the same time.
    }
  }

  /** Withdraws what an earlier start made live and this one does not bring. The releases stay. */
  async withdrawOthers(kept: string[]): Promise<void> {
    const byStart = [{ promotedBy: atStart }, { promotedBy: { $exists: false } }]
    await this.#channels.deleteMany({ channel: 'stable', plugin: { $nin: kept }, $or: byStart })
  }

  /** The version of each plugin that an agency has; without an agency what everyone has. */
  async versionsFor(agencyId?: string): Promise<{ plugin: string; version: string }[]> {
    const trial = agencyId ? [{ channel: 'canary' as const, agencies: agencyId }] : []
    const channels = await this.#channels.find({ $or: [{ channel: 'stable' }, ...trial] }).toArray()
    const tried = channels.filter(({ channel }) => channel === 'canary').map(({ plugin }) => plugin)
    return channels.filter(({ channel, plugin }) => channel === 'canary' || !tried.includes(plugin))
  }

  /** @throws when someone else was faster */
  private async putStable(promotion: Promotion, earlier: string[], current: Channel | null) {
    const _id = idOf('stable', promotion.plugin)
    const change = { ...promotion, channel: 'stable' as const, earlier, promotedAt: new Date() }
    const { matchedCount, upsertedCount } = current
      ? await this.#channels.updateOne({ _id, version: current.version }, { $set: change })
      : await this.#channels.updateOne({ _id }, { $setOnInsert: change }, { upsert: true })
    if (current ? matchedCount === 0 : upsertedCount === 0) throw new ChannelMovedError(promotion.plugin)
  }
}

/** Two people, or two gateways, have changed one channel at once. */
export class ChannelMovedError extends Error {
  constructor(plugin: string) {
    super(`Someone else just changed the live version of ${plugin}. Look at the list, then try again.`)
  }
}

/** Channels of before there were commands were all made at a start, and knew no earlier versions. */
const complete = (channel: Channel): Channel => ({
  ...channel,
  earlier: channel.earlier ?? [],
  promotedBy: channel.promotedBy ?? atStart,
})

const idOf = (channel: ChannelName, plugin: string) => `${channel}/${plugin}`
