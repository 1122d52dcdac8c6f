import type { ConsumedText } from './consumed-text.ts'

/** Words that name no one and ask for nothing of their own. */
const idle = new Set(
  `a an the and or of to in on at by with for from as is are was were be been being am do does did done has have had having can could
  will would shall should may might must i me my mine we us our ours you your yours they them their theirs he him his she her it its
  this that these those there here who whom whose what which when where why how much many any some all each every no not yes
  please pls plz show list tell give get find pull up look looking bring open see check know need needs needed want wants wanted
  currently current still right now today yet so if then than about also just only even ever hi hey hello thanks thank cara into out
  over under per via between through during within re ok okay quick quickly question policy policies coverage covered cover covers
  insurance insured insureds client clients customer customers account accounts agency record records file files number numbers amount
  amounts carry carries carrying hold holds held come comes came go goes going get gets got say says said show shows shown limit limits
  name names line lines date dates day days month year time total info information detail details s re ve ll d don doesn isn aren wasn
  one ones thing things way been made make makes due term both ago asap fyi really exactly actually let say us lets me new issued issue
  write writes wrote written insure insures insuring currently handle handles have does use uses used using happen happened happening asked ask asks reason reasons mention mentions mentioned receive receives received
  place placed places placing put puts take takes took more less than until since while whether because else again always never often
  anyone anybody someone everyone everybody nobody person people guy lady company firm business called call calls calling back
  kind kinds type types sort such same other others another different several various main overall actual exact particular specific
  like likes look looks seem seems believe think remember told sure help helps able use want recent recently latest last next first
  annual annually yearly year years currently present presently existing open opened list listed available along together each own
  gotten change changes quoted decided outcome purchased buy buys bought place sell sells sold through`.split(/\s+/),
)

const isIdle = (word: string): boolean => idle.has(word.toLowerCase().replace(/[’']s?$/, ''))

/**
 * The words that are left, those together that stand together: "Pinnacle Roofing; Coastline".
 *
 * @param names where proper names are: each of their words belongs to them
 */
export function leftWords(question: ConsumedText, names: readonly { start: number; end: number }[]): string {
  const groups: string[][] = [[]]
  let end = -1
  for (const { 0: word, index } of question.rest.matchAll(/[\p{L}\p{N}][\p{L}\p{N}’'./&-]*|&/gu)) {
    const clean = word.replace(/[.’'/-]+$/, '').replace(/[’']s$/, '')
    // Whatever stood between two words parts them, but for blanks and a "&".
    const isApart = end >= 0 && /[^\s]/.test(question.text.slice(end, index))
    const isJoined = clean === '&'
    if (isApart) groups.push([])
    end = index + word.length
    if (isJoined) continue
    const isInName = names.some(({ start, end: last }) => start <= index && index < last)
    const isName = isInName || (/^\p{Lu}/u.test(clean) && index > 0 && !/^[A-Z]{1,2}$/.test(clean))
    if (isIdle(clean) && !isName) {
      if (groups.at(-1)?.length !== 0) groups.push([])
      continue
    }
    groups.at(-1)?.push(clean)
  }
  return groups
    .filter(words => words.length > 0)
    .map(words => words.join(' '))
    .join('; ')
}
