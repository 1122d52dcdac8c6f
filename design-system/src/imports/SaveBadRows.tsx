import { useState } from 'react'
import { Button } from '../controls/Button'
import { saveCsv } from '../page/csv'
import { errorText, type ImportWords } from './import-labels'
import type { ImportRecord, ImportRowError } from './import-record'

/** A page of rows with errors. */
export interface BadRows {
  items: readonly {
    /** The cells as they are in the file. */
    values: readonly string[]
    errors: readonly ImportRowError[]
  }[]
  /** Where the next page begins; null after the last one. */
  endCursor: string | null
}

/** Reads a page of the rows with errors: the first one, or the one after. Nothing when it did not come. */
export type ReadBadRows = (after: string | undefined) => Promise<BadRows | null | undefined>

interface SaveBadRowsProps {
  found: ImportRecord
  words: Pick<ImportWords, 'fields'>
  read: ReadBadRows
  /** Tells people why they have no file. */
  onFailure(message: string): void
}

/** Saves the rows with errors as a list of the same columns, with what to mend in one more: mended, it is uploaded again. */
export function SaveBadRows({ found, words, read, onFailure }: SaveBadRowsProps) {
  const [busy, setBusy] = useState(false)
  if (found.counts.invalid === 0) return null
  const save = async () => {
    setBusy(true)
    try {
      const headings = [...found.columns.map(({ heading }) => heading), 'Error']
      await saveCsv(`errors-${found.fileName}`, headings, await linesOf(found, words, read))
    } catch (error) {
      onFailure(error instanceof Error ? error.message : 'The rows could not be read.')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button small busy={busy} onClick={save}>
      Save rows with errors
    </Button>
  )
}

async function linesOf({ columns }: ImportRecord, { fields }: Pick<ImportWords, 'fields'>, read: ReadBadRows) {
  const lines: string[][] = []
  let after: string | undefined
  do {
    const page = await read(after)
    if (!page) throw new Error('Some rows couldn’t be loaded. Try again.')
    for (const { values, errors } of page.items) {
      const sentences = errors.map(error => errorText(fields, error))
      lines.push([...columns.map((_, column) => values[column] ?? ''), sentences.join(' ')])
    }
    after = page.endCursor ?? undefined
  } while (after)
  return lines
}
