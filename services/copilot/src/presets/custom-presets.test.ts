import { describe, expect, it } from 'vitest'
import { caraRun } from '../runs/engine/run-cara.ts'
import { them, us } from '../testing/copilot-subgraph.ts'
import { isDone, useCaraSubgraph } from '../workspaces/testing/cara-subgraph.ts'
import { answer, type Effects, type Script, scriptedPorts } from '../workspaces/testing/scripted-model.ts'

const effects: Effects = { notes: [], searches: [], mails: [] }
const script: { run: Script } = { run: async () => answer('Hello.') }
const cara = useCaraSubgraph(caraRun(scriptedPorts(script, effects)))

interface Preset {
  id: string
  version: number
  title: string
  allowFileUpload: boolean
  isDeleted: boolean
}
const fields = 'id version title description basePrompt allowFileUpload isDeleted createdBy { id }'
const texts = {
  create: `mutation ($input: CustomPresetInput!) { preset: createCustomPreset(input: $input) { ${fields} } }`,
  update: `mutation ($id: ID!, $version: Int!, $input: CustomPresetInput!) {
    preset: updateCustomPreset(id: $id, version: $version, input: $input) { ${fields} } }`,
  remove: 'mutation ($id: ID!, $version: Int!) { preset: deleteCustomPreset(id: $id, version: $version) }',
  restore: `mutation ($id: ID!) { preset: restoreCustomPreset(id: $id) { ${fields} } }`,
  read: `query ($id: ID!) { preset: customPreset(id: $id) { ${fields} } }`,
}
const ask = async (name: keyof typeof texts, variables: object) =>
  (await cara.subgraph().data<{ preset: Preset }>(us, texts[name], variables)).preset
const failure = (name: keyof typeof texts, variables: object, caller: object = us) =>
  cara.subgraph().failure(caller, texts[name], variables)
const listed = async (search: string) => {
  const query = 'query ($search: String) { customPresets(search: $search, sort: TITLE_ASC) { total items { title } } }'
  const data = await cara.subgraph().data<{ customPresets: { items: { title: string }[] } }>(us, query, { search })
  return data.customPresets.items.map(({ title }) => title)
}
const input = { title: 'Loss runs', description: 'Reads loss runs.', basePrompt: 'List the losses.' }

describe('custom presets', () => {
  it('are written, found, changed, deleted and brought back', async () => {
    const made = await ask('create', { input })
    expect(made).toMatchObject({ ...input, version: 1, allowFileUpload: true, createdBy: { id: us.userId } })
    expect(await listed('loss')).toEqual(['Loss runs'])
    expect(await listed('nora')).toEqual(['Loss runs'])
    const change = { ...input, title: 'Loss history', allowFileUpload: false }
    const changed = await ask('update', { id: made.id, version: 1, input: change })
    expect(changed).toMatchObject({ version: 2, title: 'Loss history', allowFileUpload: false })
    expect((await failure('update', { id: made.id, version: 1, input })).extensions.code).toBe('CONFLICT')
    await ask('remove', { id: made.id, version: 2 })
    expect(await listed('loss')).toEqual([])
    expect((await failure('read', { id: made.id })).extensions.code).toBe('NOT_FOUND')
    expect(await ask('restore', { id: made.id })).toMatchObject({ version: 4, title: 'Loss history', isDeleted: false })
    expect(await listed('loss')).toEqual(['Loss history'])
  })

  it('say what is missing where it is missing', async () => {
    const { extensions } = await failure('create', { input: { title: ' ', basePrompt: 'x'.repeat(10_001) } })
    expect(extensions['validationErrors']).toEqual([
      { path: 'title', message: 'Enter a title.' },
      { path: 'description', message: 'Enter a description.' },
      { path: 'basePrompt', message: 'Use at most 10,000 characters.' },
    ])
  })

  it('tell Cara what to do, also once they are deleted, and take files only where they say so', async () => {
    const { id } = await ask('create', { input: { ...input, allowFileUpload: false } })
    let told = ''
    script.run = async ({ system }) => {
      told = system
      return answer('Done.')
    }
    const workspace = await cara.create({ customPresetId: id })
    await ask('remove', { id, version: 1 })
    const done = await cara.until(workspace.id, isDone)
    expect(told).toContain('# Instructions of the agency\nList the losses.')
    expect(done.customPreset).toEqual({ id, title: 'Loss runs', isDeleted: true })
    expect(done.title).toBe('Loss runs')
    const other = await ask('create', { input: { ...input, allowFileUpload: false } })
    const files = [{ fileId: await cara.send('Losses.') }]
    const refused = await cara.failure('create', { input: { customPresetId: other.id, files } })
    expect(refused.extensions['validationErrors']).toEqual([{ path: 'files', message: 'This preset takes no files.' }])
  })

  it('are no other agency’s', async () => {
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
})
