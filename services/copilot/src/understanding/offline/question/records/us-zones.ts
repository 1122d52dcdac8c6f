import type { ConsumedText } from './consumed-text.ts'

const zones: Record<string, string> = {
  ...{
    alabama: 'AL',
    alaska: 'AK',
    arizona: 'AZ',
    arkansas: 'AR',
    california: 'CA',
    colorado: 'CO',
    connecticut: 'CT',
  },
  ...{
    delaware: 'DE',
    florida: 'FL',
    georgia: 'GA',
    hawaii: 'HI',
    idaho: 'ID',
    illinois: 'IL',
    indiana: 'IN',
    iowa: 'IA',
  },
  ...{
    kansas: 'KS',
    kentucky: 'KY',
    louisiana: 'LA',
    maine: 'ME',
    maryland: 'MD',
    massachusetts: 'MA',
    michigan: 'MI',
  },
  ...{ minnesota: 'MN', mississippi: 'MS', missouri: 'MO', montana: 'MT', nebraska: 'NE', nevada: 'NV' },
  ...{ 'new hampshire': 'NH', 'new jersey': 'NJ', 'new mexico': 'NM', 'new york': 'NY', 'north carolina': 'NC' },
  ...{ 'north dakota': 'ND', ohio: 'OH', oklahoma: 'OK', oregon: 'OR', pennsylvania: 'PA', 'rhode island': 'RI' },
  ...{ 'south carolina': 'SC', 'south dakota': 'SD', tennessee: 'TN', texas: 'TX', utah: 'UT', vermont: 'VT' },
  ...{ virginia: 'VA', washington: 'WA', 'west virginia': 'WV', wisconsin: 'WI', wyoming: 'WY', 'puerto rico': 'PR' },
}
const names = Object.keys(zones).sort((one, other) => other.length - one.length)
const named = new RegExp(`\\b(?:(?:in|from|of) )?(?:the state of )?(${names.join('|')})(?:[’']s)?(?: based)?\\b`, 'i')
/** Codes only after a word of place: "in OR", not "or". */
const coded = new RegExp(`\\b(?:in|from) (${Object.values(zones).join('|')})\\b`)
/** "our CA clients" */
const before = new RegExp(
  `\\b(${Object.values(zones).join('|')})\\b(?= (?:clients?|accounts?|customers?|insureds|policies))`,
)

/** Takes the states that a question names. */
export const takeZones = (question: ConsumedText): string[] => [
  ...new Set([
    ...question.takeAll(coded).map(([, code = '']) => code),
    ...question.takeAll(before).map(([, code = '']) => code),
    ...question.takeAll(named).map(([, name = '']) => zones[name.toLowerCase()] ?? ''),
  ]),
]
