import type { IntegrationCardFragment, IntegrationType } from '../../generated/documents'

type Category = 'AMS' | 'Automation' | 'CRM'

/** A system that Coverdesk connects with, or will. */
export interface CatalogEntry {
  name: string
  category: Category
  description: string
  /** What the server calls it; undefined: coming soon. */
  type?: IntegrationType
}

/** A card: a system, and the agency's connection with it if there is one. */
export interface CatalogCard extends CatalogEntry {
  integration: IntegrationCardFragment | undefined
}

/** Specification 3 §9. */
const catalog: readonly CatalogEntry[] = [
  {
    name: 'Hawksoft',
    category: 'AMS',
    type: 'AMS_HAWKSOFT',
    description: 'Bring in clients, contacts, policies and carriers.',
  },
  {
    name: 'NowCerts Momentum',
    category: 'AMS',
    type: 'AMS_NOWCERTS',
    description: 'Bring in insureds, contacts, policies and carriers; send service requests and calls.',
  },
  { name: 'AgencyZoom', category: 'AMS', description: 'Keep pipelines and clients in sync.' },
  { name: 'AMS360', category: 'AMS', description: 'Keep clients and policies in sync.' },
  { name: 'Applied Epic', category: 'AMS', description: 'Keep clients and policies in sync.' },
  { name: 'EZLynx', category: 'AMS', description: 'Keep applicants and policies in sync.' },
  { name: 'Zapier', category: 'Automation', description: 'Start a Zap when something changes in Coverdesk.' },
  { name: 'HubSpot', category: 'CRM', description: 'Keep companies and contacts in sync.' },
  { name: 'Salesforce', category: 'CRM', description: 'Keep accounts and contacts in sync.' },
]

/** Connected first, then live before coming soon, then by category, then by name (specification 3 §9). */
export function cardsOf(integrations: readonly IntegrationCardFragment[]): CatalogCard[] {
  const cards = catalog.map(entry => ({
    ...entry,
    integration: integrations.find(({ type }) => type === entry.type),
  }))
  return cards.sort(
    (a, b) =>
      Number(Boolean(b.integration)) - Number(Boolean(a.integration)) ||
      Number(Boolean(b.type)) - Number(Boolean(a.type)) ||
      a.category.localeCompare(b.category) ||
      a.name.localeCompare(b.name),
  )
}

/** The name of a system that can be connected; undefined for one that can't (yet). */
export const systemName = (type: string): string | undefined => catalog.find(entry => entry.type === type)?.name
