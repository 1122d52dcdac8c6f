import { CoverdeskError, forUser, type Logger, type SubgraphModule } from '@coverdesk/kit'
import typeDefs from './address-completion.graphql'
import type { AddressCompletion } from './address-completion.ts'
import { localAddresses } from './local-addresses.ts'
import { MapboxAddresses } from './mapbox-addresses.ts'
import { zipPlaces } from './zip-places.ts'

const leastText = 3
const maxText = 200
const usualMost = 5
const greatestMost = 10

let completion: AddressCompletion = localAddresses

interface CompletionEnvironment {
  MAPBOX_TOKEN?: string | undefined
  MAPBOX_URL: string
}

/** Chooses who completes addresses. */
export function useAddressCompletion({ MAPBOX_TOKEN, MAPBOX_URL }: CompletionEnvironment, log: Logger): void {
  completion = MAPBOX_TOKEN
    ? new MapboxAddresses({ token: MAPBOX_TOKEN, url: MAPBOX_URL }, localAddresses, log)
    : localAddresses
}

interface SuggestionArguments {
  search: string
  session?: string | null
  first?: number | null
}

function suggestions({ search, session, first }: SuggestionArguments) {
  const most = first ?? usualMost
  if (most < 1 || most > greatestMost) {
    throw new CoverdeskError('LIMIT_EXCEEDED', `Ask for 1 to ${greatestMost} addresses at a time.`)
  }
  const text = search.replace(/\s+/g, ' ').trim().slice(0, maxText)
  if (text.length < leastText) return []
  return completion.suggest({ text, session: session?.slice(0, 64), most })
}

export const addressCompletion: SubgraphModule = {
  typeDefs,
  resolvers: {
    Query: {
      addressSuggestions: forUser((_, asked: SuggestionArguments) => suggestions(asked)),
      suggestedAddress: forUser((_, { id, session }: { id: string; session?: string | null }) =>
        completion.addressOf(id, session?.slice(0, 64)),
      ),
      zipPlace: forUser(async (_, { postalCode }: { postalCode: string }) => {
        const [, zip] = /^\s*(\d{5})(?:-\d{4})?\s*$/.exec(postalCode) ?? []
        return zip ? ((await zipPlaces()).placeOf(zip) ?? null) : null
      }),
    },
  },
}
