import { expect, it } from 'vitest'
import { placePath, readPlace } from './workspace-place'

it('reads what it has written', () => {
  const place = { panel: 'documents', sourceId: 'text:1', page: 3, quote: 'm4.1', artifactId: undefined } as const
  const path = placePath('/app/workspaces/1', place)
  expect(path).toBe('/app/workspaces/1?show=documents&source=text%3A1&page=3&quote=m4.1')
  expect(readPlace(path.split('?')[1] ?? '')).toEqual(place)
})

it('has no query for the conversation, and leaves nonsense aside', () => {
  expect(placePath('/app/workspaces/1', { panel: 'conversation', page: 1 })).toBe('/app/workspaces/1')
  expect(readPlace('?show=everything&page=-2')).toEqual({
    ...{ panel: undefined, sourceId: undefined, page: 1, quote: undefined, artifactId: undefined },
  })
})
