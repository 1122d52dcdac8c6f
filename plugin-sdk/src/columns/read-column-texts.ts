import type { ColumnTexts } from '../manifest/plugin-definition'
import { codeOf } from '../plugins/installed-plugins'
import { noteError } from '../plugins/plugin-reports'

interface ContributedColumn {
  pluginId: string
  list: string
  id: string
  header: string
}

/** The area asks its server about so many records at once. */
const recordsAtOnce = 100

/**
 * Asks the area that contributes a column what an export of these rows writes into it.
 *
 * @returns one value for each row, in their order
 * @throws an Error with a sentence for people; when the signal ends it
 */
export async function readColumnTexts(
  { pluginId, list, id, header }: ContributedColumn,
  rows: readonly { id: string }[],
  signal: AbortSignal,
): Promise<readonly (string | number | null)[]> {
  const code = codeOf(pluginId)
  const module = `./columns/${list}/${id}/texts`
  const texts: (string | number | null)[] = []
  try {
    const read = await code.load<ColumnTexts>(module)
    for (let from = 0; from < rows.length; from += recordsAtOnce) {
      signal.throwIfAborted()
      const asked = rows.slice(from, from + recordsAtOnce)
      const answered = await read(asked.map(row => row.id))
      if (answered.length !== asked.length)
        throw new Error(`It answered ${answered.length} texts for ${asked.length} records.`)
      texts.push(...answered)
    }
    return texts
  } catch (error) {
    signal.throwIfAborted()
    noteError(code.plugin, module, error)
    throw new Error(`The column ${header} could not be read. Try again, or hide it.`, { cause: error })
  }
}
