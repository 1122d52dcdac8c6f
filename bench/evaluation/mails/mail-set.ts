import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { at } from '../../../scripts/workspace/root.ts'
import type { GivenText } from '../../../services/communication/src/asks/reading/turns.ts'
import { readMail } from '../../../services/communication/src/mail-reading/read-mail.ts'

/** What a wish of a mail has to become: `truth.json`, as its README says. */
export interface TrueRequest {
  type: string
  acceptableTypes?: string[]
  fields?: Record<string, unknown>
  facts?: (string | string[])[]
  surfaced?: string
}

export interface MailTruth {
  id: string
  kind: 'CALL' | 'MAIL'
  file: string
  from: string
  account: { linked: string | null; suggested?: string[] }
  requests: TrueRequest[]
  isLoss: boolean
  isComplaint: boolean
  mustNotAskFor: { what: string; stated: string }[]
  mustNotState: { field?: string; value?: string; request?: string; text?: string }[]
}

/** A mail or a call, as the product reads it. */
export interface SetItem {
  truth: MailTruth
  given: GivenText
  /** What a draft has to know of a mail; null: a call. */
  mail: { subject: string; body: string; from: { email: string; name: string | null }; attachments: string[] } | null
  seen: boolean
}

/** Seen by whoever wrote the rules; it is beside the repository. */
const seenFolders = ['../shared', '../../shared', '../../../shared'].map(root => at(`${root}/findings/inputs/mails`))
const unseenFolders = 'bench/evaluation/by-others'

/** The handed set, where it is on this machine, and all of others that are in the repository. */
export async function mailSets(): Promise<SetItem[]> {
  const seen = seenFolders.find(folder => existsSync(join(folder, 'truth.json')))
  const others = existsSync(at(unseenFolders))
    ? readdirSync(at(unseenFolders)).map(name => join(at(unseenFolders), name, 'mails'))
    : []
  const sets = [
    ...(seen ? [{ folder: seen, seen: true }] : []),
    ...others.filter(folder => existsSync(join(folder, 'truth.json'))).map(folder => ({ folder, seen: false })),
  ]
  const items: SetItem[] = []
  for (const { folder, seen: isSeen } of sets) {
    const { items: truths } = JSON.parse(readFileSync(join(folder, 'truth.json'), 'utf8')) as { items: MailTruth[] }
    for (const truth of truths) items.push({ ...(await readItem(folder, truth)), truth, seen: isSeen })
  }
  return items
}

interface Spoken {
  role: string
  content: string
}

async function readItem(folder: string, { kind, file }: MailTruth): Promise<Pick<SetItem, 'given' | 'mail'>> {
  const bytes = readFileSync(join(folder, file))
  if (kind === 'CALL') {
    const { said } = JSON.parse(bytes.toString('utf8')) as { said: Spoken[] }
    const spoken = said.filter(({ role }) => role === 'agent' || role === 'user')
    const turns = spoken.map(({ role, content }) => ({ isOurs: role === 'agent', text: content }))
    const text = turns.flatMap(turn => (turn.isOurs ? [] : turn.text)).join('\n')
    return { given: { kind: 'call', text, turns }, mail: null }
  }
  const mail = await readMail(bytes, null)
  const { subject, body, signature } = mail
  const spoken = (signature && body.endsWith(signature) ? body.slice(0, -signature.length) : body).trim()
  const text = mail.machineKind === null ? (subject ? `Subject: ${subject}\n\n${spoken}` : spoken) : ''
  return {
    given: { kind: 'email', text, signature },
    mail: {
      subject,
      body,
      from: mail.from ?? { email: '', name: null },
      attachments: mail.files.map(({ name }) => name),
    },
  }
}
