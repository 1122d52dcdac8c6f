import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Db } from 'mongodb'
import { publishRelease } from '../../services/gateway/src/registry/publish-release.ts'
import type { Release, ReleaseStore } from '../../services/gateway/src/registry/release-store.ts'
import { refuseUnfit } from './refuse-unfit.ts'

/** Where the releases of a product are. */
export interface PluginRegistry {
  releases: ReleaseStore
  /** The gateways' database. */
  gateway: Db
  /** `<COVERDESK_DATA>/remotes` */
  remotesFolder: string
  /** Who gives the commands, for the record. */
  person: string
  /** Those of these agencies that there are not. */
  unknownAgencies(ids: string[]): Promise<string[]>
}

/** A version of a plugin, as a command names it. */
export interface Version {
  plugin: string
  version: string
}

/** Keeps a built remote's files and says that it exists. No one has it before it is promoted. */
export async function publish(registry: PluginRegistry, folder: string): Promise<string> {
  const source = [folder, join(folder, 'dist')].find(one => existsSync(join(one, 'plugin.json')))
  if (!source) throw new Error(`There is no plugin.json in ${folder}, nor in its dist. Build the remote first.`)
  await refuseUnfit(registry.gateway, JSON.parse(readFileSync(join(source, 'plugin.json'), 'utf8')))
  const { releases, remotesFolder, person } = registry
  const { release, isNew } = await publishRelease(releases, source, remotesFolder, person)
  const { plugin, version, publishedAt, publishedBy } = release
  return isNew
    ? `Published ${plugin} ${version}. No one has it yet: npm run plugin -- promote ${plugin} ${version}`
    : `${plugin} ${version} was published at ${publishedAt.toISOString()} by ${publishedBy}. Nothing has changed.`
}

/** Makes a version live, for everyone or for the agencies that are to try it. */
export async function promote(registry: PluginRegistry, named: Version, agencies: string[] | null): Promise<string> {
  const { plugin, version } = await usable(registry, named)
  const { channels } = registry.releases
  const promotion = { plugin, version, promotedBy: registry.person }
  if (!agencies) {
    await channels.promote(promotion)
    const trial = await channels.find('canary', plugin)
    const exception = trial ? ` ${count(trial.agencies ?? [])} of its canary keep ${trial.version}.` : ''
    return `Everyone has ${plugin} ${version} now.${exception}`
  }
  const [unknown] = await registry.unknownAgencies(agencies)
  if (unknown) throw new Error(`There is no agency ${unknown}.`)
  await channels.tryOut(promotion, agencies)
  return `${count(agencies)} has ${plugin} ${version} now: ${agencies.join(', ')}. Everyone else keeps what they have.`
}

/** Gives everyone the version before the present one. */
export async function rollback(registry: PluginRegistry, plugin: string): Promise<string> {
  const { channels } = registry.releases
  const current = await channels.find('stable', plugin)
  if (!current) throw new Error(`${plugin} is live for no one. Look at the list.`)
  const version = current.earlier.at(-1)
  if (!version) throw new Error(`${plugin} had no version before ${current.version}.`)
  await usable(registry, { plugin, version })
  await channels.rollBack(current, registry.person)
  return `Everyone has ${plugin} ${version} again, in place of ${current.version}.`
}

/** The agencies that try a version get what everyone has. */
export async function endTrial({ releases }: PluginRegistry, plugin: string): Promise<string> {
  if (!(await releases.channels.endTrial(plugin))) throw new Error(`No agency tries a version of ${plugin}.`)
  return `Everyone has the same ${plugin} again.`
}

/** Takes a plugin away from everyone. */
export async function withdraw({ releases }: PluginRegistry, plugin: string): Promise<string> {
  if (!(await releases.channels.withdraw(plugin))) throw new Error(`${plugin} is live for no one.`)
  return `No one has ${plugin} any more. Its releases stay: npm run plugin -- promote ${plugin} <version>`
}

/** Every release, the newest of each plugin first, and who has it. */
export async function list({ releases }: PluginRegistry): Promise<string> {
  const channels = await releases.channels.all()
  const lines = (await releases.all()).map(({ plugin, version, publishedAt, publishedBy }) => {
    const holders = channels
      .filter(channel => channel.plugin === plugin && channel.version === version)
      .map(({ channel, agencies }) => (channel === 'stable' ? 'everyone' : `canary: ${agencies?.join(', ')}`))
    const published = `published ${publishedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC by ${publishedBy}`
    return [`${plugin} ${version}`.padEnd(36), holders.join(', ').padEnd(10), published].join('  ')
  })
  return lines.length > 0 ? lines.join('\n') : 'Nothing was published yet.'
}

/** A release that can go live now: recorded, its files available, and fit for this product. */
async function usable({ releases, gateway, remotesFolder }: PluginRegistry, named: Version): Promise<Release> {
  const release = await releases.find(named)
  const { plugin, version } = named
  if (!release) throw new Error(`${plugin} ${version} was not published. Look at the list.`)
  if (!existsSync(join(remotesFolder, plugin, version))) {
    throw new Error(`The files of ${plugin} ${version} are not in ${remotesFolder}. Publish it again.`)
  }
  await refuseUnfit(gateway, release.manifest)
  return release
}

const count = (agencies: string[]) => `${agencies.length} ${agencies.length === 1 ? 'agency' : 'agencies'}`
