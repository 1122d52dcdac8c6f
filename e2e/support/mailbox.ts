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
  const code = (await newestMail(url, email, since)).text.match(/\b\d{6}\b/)?.[0]
  if (!code) throw new Error(`The mail for ${email} holds no code.`)
  return code
}

/** The link of that mail. */
export async function linkFor(url: string, email: string, since: number): Promise<string> {
  const link = (await newestMail(url, email, since)).text.match(/https?:\/\/\S+/)?.[0]
  if (!link) throw new Error(`The mail for ${email} holds no link.`)
  return link
}

/** New users get an invitation, too. */
const signInSubject = 'Sign in to Coverdesk'

async function newestMail(url: string, email: string, since: number): Promise<Mail> {
  const find = async () =>
    (await readMailbox(url)).find(
      ({ to, subject, receivedAt }) =>
        to.includes(email) && subject === signInSubject && Date.parse(receivedAt) >= since,
    )
  await until(async () => (await find()) !== undefined, 30_000, `No mail arrived for ${email}.`)
  return (await find()) as Mail
}
