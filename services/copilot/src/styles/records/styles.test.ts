import { expect, it } from 'vitest'
import { them, us } from '../../testing/copilot-subgraph.ts'
import { useStylesSubgraph } from '../testing/styles-subgraph.ts'

const { subgraph, ask, failure, send } = useStylesSubgraph()

const input = { title: 'Proposals', description: 'For commercial clients.' }
const listed = async (search: string) => {
  const query =
    'query ($search: String) { htmlDocumentTemplates(search: $search, sort: TITLE_ASC) { items { title } } }'
  const data = await subgraph().data<{ htmlDocumentTemplates: { items: { title: string }[] } }>(us, query, { search })
  return data.htmlDocumentTemplates.items.map(({ title }) => title)
}

it('makes, finds, changes, deletes and restores styles', async () => {
  const made = await ask('create', { input })
  expect(made).toMatchObject({
    ...{ ...input, version: 1, createdBy: { id: us.userId }, prefixFiles: [], suffixFiles: [] },
    baseStyleId: 'builtin:classic-professional',
  })
  expect(await listed('prop')).toEqual(['Proposals'])
  expect(await listed('nora')).toEqual(['Proposals'])
  const change = { ...input, title: 'Offers', baseStyleId: null }
  const changed = await ask('update', { id: made.id, version: 1, input: change })
  expect(changed).toMatchObject({ version: 2, title: 'Offers', baseStyleId: null })
  const late = await failure('update', { id: made.id, version: 1, input })
  expect(late.extensions).toMatchObject({ code: 'CONFLICT', current: { title: 'Offers', version: 2 } })
  await ask('remove', { id: made.id, version: 2 })
  expect(await listed('offers')).toEqual([])
  expect((await failure('read', { id: made.id })).extensions.code).toBe('NOT_FOUND')
  expect(await ask('restore', { id: made.id })).toMatchObject({ version: 4, title: 'Offers', isDeleted: false })
  expect(await listed('offers')).toEqual(['Offers'])
})

it('says what is wrong at its field', async () => {
  const wrong = { title: ' ', description: 'x'.repeat(501), baseStyleId: 'builtin:comic' }
  const { extensions } = await failure('create', { input: wrong })
  expect(extensions['validationErrors']).toEqual([
    { path: 'title', message: 'Enter a title.' },
    { path: 'description', message: 'Use at most 500 characters.' },
    { path: 'baseStyleId', message: 'Choose one of the base styles.' },
  ])
})

it('has PDFs before and after documents, and keeps them when they change places', async () => {
  const [cover, terms] = [await send('Cover.pdf', 'application/pdf'), await send('Terms.pdf', 'application/pdf')]
  const made = await ask('create', { input: { ...input, prefixFileId: cover, suffixFileId: terms } })
  expect(made.prefixFiles).toEqual([{ id: cover, name: 'Cover.pdf', mimeType: 'application/pdf' }])
  const swapped = { ...input, prefixFileId: terms, suffixFileId: cover }
  const changed = await ask('update', { id: made.id, version: 1, input: swapped })
  expect([changed.prefixFiles[0]?.id, changed.suffixFiles[0]?.id]).toEqual([terms, cover])
  const removed = await ask('update', { id: made.id, version: 2, input: { ...input, prefixFileId: terms } })
  expect([removed.prefixFiles.length, removed.suffixFiles.length]).toEqual([1, 0])
  expect(await ask('create', { input: { ...input, suffixFileId: cover } })).toMatchObject({
    suffixFiles: [{ id: cover }],
  })
  const taken = await failure('create', { input: { ...input, prefixFileId: terms } })
  expect(taken.extensions['validationErrors']).toEqual([
    { path: 'prefixFileId', message: 'This file is no longer available. Choose it again.' },
  ])
})

it('takes no other file than a PDF, and leaves a refused one to its uploader', async () => {
  const picture = await send('Logo.png', 'image/png')
  const cover = await send('Cover.pdf', 'application/pdf')
  const { extensions } = await failure('create', { input: { ...input, prefixFileId: cover, suffixFileId: picture } })
  expect(extensions['validationErrors']).toEqual([{ path: 'suffixFileId', message: 'Choose a PDF.' }])
  expect(await ask('create', { input: { ...input, prefixFileId: cover } })).toMatchObject({
    prefixFiles: [{ id: cover }],
  })
})

it('shows no style to another agency', async () => {
  const { id } = await ask('create', { input })
  for (const [name, variables] of [
    ['read', { id }],
    ['update', { id, version: 1, input }],
    ['remove', { id, version: 1 }],
    ['restore', { id }],
  ] as const) {
    expect((await failure(name, variables, them)).extensions.code).toBe('NOT_FOUND')
  }
})
