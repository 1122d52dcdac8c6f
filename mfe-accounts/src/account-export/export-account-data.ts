import { toast } from '@coverdesk/plugin-sdk'

/** Saves all that the product holds about an account as a file; says why when it can't. */
export async function exportAccountData(id: string): Promise<void> {
  try {
    const response = await fetch(`/exports/accounts/${id}`, { credentials: 'same-origin' })
    if (!response.ok) throw new Error(await reasonOf(response))
    const address = URL.createObjectURL(await response.blob())
    const link = document.createElement('a')
    link.href = address
    link.download = `account-${id}.json`
    link.click()
    URL.revokeObjectURL(address)
    toast('Data exported')
  } catch (error) {
    const reason =
      error instanceof TypeError ? 'You seem to be offline. Try again in a moment.' : (error as Error).message
    toast(reason, { tone: 'error' })
  }
}

async function reasonOf(response: Response): Promise<string> {
  const { errors } = (await response.json()) as { errors?: { message: string }[] }
  return errors?.[0]?.message ?? 'The data could not be exported. Try again.'
}
