/**
 * Reads the export of an account. The browser keeps what has come outside of the page's memory, and hands it over when all of
 * it is there: one that breaks off is never taken for the whole, and everything that goes wrong can be told in a sentence.
 *
 * @returns the ZIP, and how many documents are missing in it
 * @throws an Error with a sentence for people
 */
export async function readExport(id: string): Promise<{ file: Blob; missing: number }> {
  const response = await fetch(`/exports/accounts/${id}`, { credentials: 'same-origin' }).catch(() => {
    throw new Error('You seem to be offline. Try again in a moment.')
  })
  if (!response.ok) throw new Error(await reasonOf(response))
  const file = await response.blob().catch(() => {
    throw new Error('The export broke off, so nothing was saved. Try again.')
  })
  return { file, missing: Number(response.headers.get('x-missing-files')) }
}

async function reasonOf(response: Response): Promise<string> {
  const { errors } = (await response.json().catch(() => ({}))) as { errors?: { message: string }[] }
  return errors?.[0]?.message ?? 'The data could not be exported. Try again.'
}
