import { createTransport } from 'nodemailer'
import type { DemoMail } from './demo-mails.ts'

/**
 * Delivers as the mail server in front of the product does.
 * @throws with one sentence when the product does not take it
 */
export async function sendTo(port: number, { from, to, ...mail }: DemoMail): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true })
  try {
    await transport.sendMail({ from, to, ...mail })
  } catch (error) {
    const { responseCode, message } = error as Error & { responseCode?: number }
    throw new Error(
      responseCode ? `The product refused the mail: ${message}` : `No product takes mail at port ${port}: ${message}`,
    )
  } finally {
    transport.close()
  }
}
