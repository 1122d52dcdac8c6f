/** The states, the district and the territories, as people write them out. */
export const zoneNames: Readonly<Record<string, string>> = {
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
  ...{ minnesota: 'MN', mississippi: 'MS', missouri: 'MO', montana: 'MT', nebraska: 'NE', nevada: 'NV', ohio: 'OH' },
  ...{ 'new hampshire': 'NH', 'new jersey': 'NJ', 'new mexico': 'NM', 'new york': 'NY', 'north carolina': 'NC' },
  ...{
    'north dakota': 'ND',
    oklahoma: 'OK',
    oregon: 'OR',
    pennsylvania: 'PA',
    'rhode island': 'RI',
    'south carolina': 'SC',
  },
  ...{
    'south dakota': 'SD',
    tennessee: 'TN',
    texas: 'TX',
    utah: 'UT',
    vermont: 'VT',
    virginia: 'VA',
    washington: 'WA',
  },
  ...{
    'west virginia': 'WV',
    wisconsin: 'WI',
    wyoming: 'WY',
    'district of columbia': 'DC',
    'puerto rico': 'PR',
    guam: 'GU',
  },
}

const codes: ReadonlySet<string> = new Set([...Object.values(zoneNames), 'VI', 'AS', 'MP'])
/** Lower-case words that are no state. */
const words: ReadonlySet<string> = new Set([
  'in',
  'or',
  'me',
  'hi',
  'ok',
  'oh',
  'as',
  'de',
  'la',
  'al',
  'id',
  'co',
  'ma',
  'pa',
])

/** The state that these words are: `CA`, `ca`, `Colorado`, `North Dakota`; null: none. */
export function usZone(text: string): string | null {
  const plain = text.replace(/\./g, '').trim()
  const named = zoneNames[plain.toLowerCase()]
  if (named) return named
  const code = plain.toUpperCase()
  if (!codes.has(code) || plain.length !== 2) return null
  return plain === code || !words.has(plain) ? code : null
}
