import { expect, it } from 'vitest'
import { foundResults } from './found-results'

it('reads passages, records and pages of the web', () => {
  const passage = { name: 'Lease', page: 3, text: 'Slate roof.', sourceId: 'f1' }
  expect(foundResults(JSON.stringify({ passages: [passage] }))).toEqual([
    { title: 'Lease, page 3', text: 'Slate roof.', source: { id: 'f1', page: 3 } },
  ])
  const record = { title: 'Bayview', path: '/app/accounts/1', facts: [{ label: 'Type', value: 'Business' }] }
  expect(foundResults(JSON.stringify({ records: [record] }))).toEqual([
    { title: 'Bayview', text: 'Type: Business', path: '/app/accounts/1' },
  ])
  const found = { title: 'Guide', url: 'https://carrier.example/a', host: 'carrier.example', snippet: 'Roofs.' }
  expect(foundResults(JSON.stringify({ results: [found] }))).toEqual([
    { title: 'Guide', text: 'Roofs.', url: 'https://carrier.example/a', host: 'carrier.example' },
  ])
})

it('links nowhere that isn’t a page', () => {
  const records = [{ title: 'Elsewhere', path: 'https://evil.example/', facts: [] }]
  expect(foundResults(JSON.stringify({ records }))).toEqual([{ title: 'Elsewhere', text: '' }])
  const results = [{ title: 'Bad', url: 'javascript:alert(1)', host: 'x', snippet: '' }]
  expect(foundResults(JSON.stringify({ results }))).toEqual([{ title: 'Bad', text: '' }])
})

it.each(['{"subject":"Renewal"}', 'null', '{'])('leaves other answers alone: %s', result => {
  expect(foundResults(result)).toBeUndefined()
})
