import { currentAgencyId, type Logger, usZones } from '@coverdesk/kit'
import { z } from 'zod'
import {
  type AddressCompletion,
  type AddressSearch,
  type AddressSuggestion,
  placeInWords,
  type SuggestedAddress,
} from './address-completion.ts'
import { RequestBudget } from './request-budget.ts'

/** People type on meanwhile: a later answer is of no use, in milliseconds. */
const maxAnswer = 1_500

/** The parts of Mapbox's answers that are read; their names are those of HTML's autofill. */
const parts = z.object({
  address_line1: z.string().optional(),
  address_line2: z.string().optional(),
  address_level1: z.string().optional(),
  address_level2: z.string().optional(),
  postcode: z.string().optional(),
  full_address: z.string().optional(),
  feature_name: z.string().optional(),
})
const suggested = z.object({ suggestions: z.array(parts.extend({ action: z.object({ id: z.string().min(1) }) })) })
const retrieved = z.object({ features: z.array(z.object({ properties: parts })) })

export interface MapboxOptions {
  token: string
  /** `https://api.mapbox.com` */
  url: string
}

/**
 * Mapbox's autofill REST API: suggestions as someone types, and the address of the chosen one. The token never leaves the
 * server. Where Mapbox fails, is slow, or was asked too often, `otherwise` answers.
 */
export class MapboxAddresses implements AddressCompletion {
  readonly #budget = new RequestBudget()

  constructor(
    private readonly options: MapboxOptions,
    private readonly otherwise: AddressCompletion,
    private readonly log: Logger,
  ) {}

  async suggest(search: AddressSearch): Promise<AddressSuggestion[]> {
    const { text, session, most } = search
    if (!this.#budget.take(currentAgencyId())) return this.otherwise.suggest(search)
    const query = { types: 'address', streets: 'true', language: 'en', country: 'us', limit: String(most) }
    try {
      const { suggestions } = suggested.parse(await this.ask(`suggest/${encodeURIComponent(text)}`, query, session))
      return suggestions.slice(0, most).map(({ action, ...found }) => {
        const { line1 = '', ...place } = addressFrom(found)
        return { id: action.id, line1, place: placeInWords(place), address: null }
      })
    } catch (error) {
      this.log.warn({ err: withoutToken(error, this.options.token) }, 'Mapbox suggested no addresses')
      return this.otherwise.suggest(search)
    }
  }

  async addressOf(id: string, session: string | undefined): Promise<SuggestedAddress | null> {
    try {
      const { features } = retrieved.parse(await this.ask(`retrieve/${encodeURIComponent(id)}`, {}, session))
      return features[0] ? addressFrom(features[0].properties) : null
    } catch (error) {
      this.log.warn({ err: withoutToken(error, this.options.token) }, 'Mapbox gave no address')
      return null
    }
  }

  private async ask(path: string, query: Record<string, string>, session = '') {
    const asked = new URLSearchParams({ ...query, access_token: this.options.token, session_token: session })
    const response = await fetch(`${this.options.url}/autofill/v1/${path}?${asked}`, {
      signal: AbortSignal.timeout(maxAnswer),
      redirect: 'error',
    })
    if (!response.ok) throw new Error(`Mapbox answered ${response.status}.`)
    return (await response.json()) as unknown
  }
}

/** Of a state Mapbox gives the code (`CA`); anything else is left to whoever types. */
function addressFrom(found: z.output<typeof parts>): SuggestedAddress {
  const zone = found.address_level1?.toUpperCase()
  return {
    line1: found.address_line1 ?? found.feature_name,
    line2: found.address_line2,
    city: found.address_level2,
    zone: zone && usZones.has(zone) ? zone : undefined,
    postalCode: found.postcode,
  }
}

/** The address that was asked is in some errors. */
const withoutToken = (error: unknown, token: string) => ({
  name: error instanceof Error ? error.name : 'Error',
  message: (error instanceof Error ? error.message : String(error)).replaceAll(token, '…'),
})
