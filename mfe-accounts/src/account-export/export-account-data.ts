import { toast } from '@coverdesk/plugin-sdk'
import { readExport } from './read-export'

/** How long an export may take before a toast says it is in progress, in milliseconds. */
const progressToastAfterMs = 1_500

/** Saves all that the product holds about an account, its documents too, as a ZIP; says why when it can't. */
export async function exportAccountData(id: string): Promise<void> {
  const wait = setTimeout(
    () => toast('Collecting data and documents. The download starts when everything is ready.'),
    progressToastAfterMs,
  )
  try {
    const { file, missing } = await readExport(id)
    save(file, `account-${id}.zip`)
    toast(missing === 0 ? 'Data exported' : withoutFiles(missing))
  } catch (error) {
    toast((error as Error).message, { tone: 'error' })
  } finally {
    clearTimeout(wait)
  }
}

function save(file: Blob, name: string) {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken hold of it by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

function withoutFiles(count: number) {
  const documents = count === 1 ? 'a document that is' : `${count} documents that are`
  return `Data exported without ${documents} not kept any more. account.json names what is missing.`
}
