import { Button, saveCsv } from '@coverdesk/design-system'
import { askOnce, toast } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import { AccountImportBadRowsDocument, type AccountImportWholeFragment } from '../generated/documents'
import { importFields } from './import-fields'

/** Saves the rows with errors as a list of the same columns, with what to mend in one more: mended, it is uploaded again. */
export function SaveBadRows({ found }: { found: AccountImportWholeFragment }) {
  const [busy, setBusy] = useState(false)
  if (found.counts.invalid === 0) return null
  const save = async () => {
    setBusy(true)
    try {
      const headings = [...found.columns.map(({ heading }) => heading), 'Error']
      await saveCsv(`errors-${found.fileName}`, headings, await badRows(found))
    } catch (error) {
      toast(error instanceof Error ? error.message : 'The rows could not be read.')
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

async function badRows({ id, columns }: AccountImportWholeFragment): Promise<string[][]> {
  const lines: string[][] = []
  let after: string | null | undefined
  do {
    const { accountImport }: { accountImport: BadRows } = await askOnce(AccountImportBadRowsDocument, {
      id,
      ...(after && { after }),
    })
    if (!accountImport?.rows) throw new Error('A part of the rows did not come. Try again.')
    for (const { values, errors } of accountImport.rows.items) {
      const sentences = errors.map(({ field, message }) => (field ? `${importFields[field]}: ${message}` : message))
      lines.push([...columns.map((_, column) => values[column] ?? ''), sentences.join(' ')])
    }
    after = accountImport.rows.endCursor
  } while (after)
  return lines
}

type BadRows = {
  rows: {
    items: { values: string[]; errors: { field: keyof typeof importFields | null; message: string }[] }[]
    endCursor: string | null
  } | null
} | null
