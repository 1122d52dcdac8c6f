import { beforeEach, describe, expect, it } from 'vitest'
import { providePlugins } from '../host'
import { registryEntry } from '../testing'
import { readColumnTexts } from './read-column-texts'

const column = { pluginId: 'policies', list: 'accounts', id: 'policy-count', header: 'Policies' }
const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: String(index) }))
const lasting = new AbortController().signal

let asked: { module: string; ids: readonly string[] }[]
let answer: (ids: readonly string[]) => Promise<readonly (string | number | null)[]>

describe('what an export writes into a column of another area', () => {
  beforeEach(() => {
    asked = []
    answer = async ids => ids.map(id => `about ${id}`)
    providePlugins([registryEntry('policies')], async (_plugin, module) => ({
      default: (ids: readonly string[]) => {
        asked.push({ module, ids })
        return answer(ids)
      },
    }))
  })

  it('is asked of that area, a hundred records at once, and comes in the order of the rows', async () => {
    const texts = await readColumnTexts(column, rows(250), lasting)
    expect(texts).toHaveLength(250)
    expect(texts[249]).toBe('about 249')
    expect(asked.map(({ ids }) => ids.length)).toEqual([100, 100, 50])
    expect(asked[0]?.module).toBe('./columns/accounts/policy-count/texts')
  })

  it('is nothing without a sentence for people when the area fails', async () => {
    answer = () => Promise.reject(new TypeError('policies.map is not a function'))
    await expect(readColumnTexts(column, rows(1), lasting)).rejects.toThrow(
      'The column Policies could not be read. Try again, or hide it.',
    )
  })

  it('is refused when it would stand beside the wrong rows', async () => {
    answer = async () => ['one']
    await expect(readColumnTexts(column, rows(2), lasting)).rejects.toThrow('The column Policies could not be read')
  })

  it('is asked no further when the export is ended', async () => {
    const export_ = new AbortController()
    answer = async ids => {
      export_.abort()
      return ids.map(() => null)
    }
    await expect(readColumnTexts(column, rows(250), export_.signal)).rejects.toThrow('aborted')
    expect(asked).toHaveLength(1)
  })
})
