import { until } from './product.ts'

interface Mail {
  to: string
  subject: string
  text: string
  html: string
  receivedAt: string
}

/** Mails of the development mailbox, newest first. */
export async function readMailbox(url: string): Promise<Mail[]> {
  return (await fetch(`${url}/dev/mailbox.json`)).json() as Promise<Mail[]>
}

/** The newest sign-in code sent to an address after an instant. */
export async function codeFor(url: string, email: string, since: number): Promise<string> {
  let mail: Mail | undefined
  const arrived = async () => {
    const mails = await readMailbox(url)
    mail = mails.find(({ to, receivedAt }) => to.includes(email) && Date.parse(receivedAt) >= since)
    return mail !== undefined
  }
  await until(arrived, 10_000, `No mail arrived for ${email}.`)
  const code = mail?.text.match(/\b\d{6}\b/)?.[0]
  if (!code) throw new Error(`The mail for ${email} holds no code.`)
  return code
}
