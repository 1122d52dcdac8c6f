import { expect, it } from 'vitest'
import { someIntegration } from '../../testing/integrations.fixtures'
import { cardsOf, systemName } from './catalog'

const names = (cards: { name: string }[]) => cards.map(({ name }) => name)

it('lists live systems before those that are coming soon, then by category and name', () => {
  expect(names(cardsOf([]))).toEqual([
    ...['Hawksoft', 'NowCerts Momentum', 'AgencyZoom', 'AMS360', 'Applied Epic', 'EZLynx'],
    ...['Zapier', 'HubSpot', 'Salesforce'],
  ])
})

it('lists what is connected first', () => {
  const cards = cardsOf([someIntegration({ id: 'i1', type: 'AMS_NOWCERTS' })])
  expect(names(cards).slice(0, 3)).toEqual(['NowCerts Momentum', 'Hawksoft', 'AgencyZoom'])
  expect(cards[0]?.integration?.id).toBe('i1')
})

it('names what can be connected', () => {
  expect(systemName('AMS_HAWKSOFT')).toBe('Hawksoft')
  expect(systemName('AMS_APPLIED_EPIC')).toBeUndefined()
})
