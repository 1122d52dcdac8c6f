import { Budget } from './budget.ts'
import { readDecryption } from './parsing/parse-document.ts'
import { PasswordRefused } from './terms/pdf-refused.ts'

/** Whether a PDF doesn't open without a password. Belongs into a process of its own. */
export async function needsPassword(file: Buffer): Promise<boolean> {
  try {
    await readDecryption(file, new Budget(), '')
    return false
  } catch (error) {
    // What is damaged or encrypted in another way, no password opens.
    return error instanceof PasswordRefused
  }
}
