import type { CommandGroup, CommandOption } from '@coverdesk/design-system/palette'
import type { RecentRecord } from '@coverdesk/plugin-sdk/host'
import type { Offer } from '../commands/offer'
import { matchScore } from './match-score'
import type { RecordSearch } from './record-search'

interface PaletteContents {
  /** What is typed. */
  text: string
  offers: readonly Offer[]
  recent: readonly RecentRecord[]
  searches: readonly RecordSearch[]
  /** What choosing an option does. */
  choose(offer: Pick<Offer, 'title' | 'run'>): () => void
  goTo(path: string): Promise<void>
}

/** How many recent records stand there before anything is typed. */
const maxRecent = 5

/**
 * What the palette shows: the commands of this page, recent records, places, commands, and what the server found.
 * Once something is typed the best answer comes first; what is searched on the server stays behind, as it comes late.
 */
export function paletteGroups({ text, offers, recent, searches, choose, goTo }: PaletteContents): CommandGroup[] {
  const offered = (kind: Offer['kind']) =>
    offers
      .filter(offer => offer.kind === kind)
      .map(offer => ({ ...offer, score: matchScore(text, offer.title, offer.words) }))
  const recentRecords = recent.slice(0, text ? undefined : maxRecent).map(record => ({
    ...record,
    id: recordId(record),
    score: matchScore(text, record.title),
    run: () => goTo(record.path),
  }))
  const groups = [
    { id: 'here', title: 'On this page', options: offered('here') },
    { id: 'recent', title: 'Recent', options: recentRecords },
    { id: 'go', title: 'Go to', options: offered('go') },
    { id: 'commands', title: 'Commands', options: offered('command') },
  ].map(({ options, ...group }) => ({ ...group, options: bestFirst(options) }))
  const known = new Set(groups.flatMap(({ options }) => options.map(({ id }) => id)))
  return [
    ...groups
      .sort((one, other) => bestOf(other) - bestOf(one))
      .map(({ id, title, options }) => ({ id, title, options: options.map(option => toOption(option, choose)) })),
    ...searches.map(search => searchGroup(search, known, choose, goTo)),
  ]
}

interface Scored {
  id: string
  title: string
  icon?: string
  keys?: string
  score: number
  run: Offer['run']
}

const bestFirst = (options: readonly Scored[]) =>
  options.filter(({ score }) => score > 0).sort((one, other) => other.score - one.score)

const bestOf = ({ options }: { options: readonly Scored[] }) => options[0]?.score ?? 0

const toOption = (option: Scored, choose: PaletteContents['choose']): CommandOption => ({
  id: option.id,
  title: option.title,
  ...(option.icon && { icon: option.icon }),
  ...(option.keys && { keys: option.keys }),
  onChoose: choose(option),
})

const recordId = ({ typename, id }: { typename: string; id: string }) => `${typename} ${id}`

function searchGroup(
  { plugin, title, records, state, retry }: RecordSearch,
  known: ReadonlySet<string>,
  choose: PaletteContents['choose'],
  goTo: PaletteContents['goTo'],
): CommandGroup {
  const others = records.filter(record => !known.has(recordId(record)))
  return {
    id: plugin,
    title,
    search: state.status === 'failed' ? { ...state, onRetry: retry } : state,
    options: others.map(record => ({
      id: recordId(record),
      title: record.title,
      ...(record.detail && { detail: record.detail }),
      ...(record.icon && { icon: record.icon }),
      onChoose: choose({ title: record.title, run: () => goTo(record.path) }),
    })),
  }
}
