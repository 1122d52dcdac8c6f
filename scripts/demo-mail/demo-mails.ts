import { randomUUID } from 'node:crypto'
import { demoFile } from '../../services/communication/src/demo-seed/demo-file.ts'
import { developmentAddresses } from '../../services/communication/src/mail-addresses/incoming-mail.environment.ts'

/** As nodemailer takes it. */
export interface DemoMail {
  from: string
  to: string
  cc?: string
  subject: string
  text: string
  html?: string
  date: Date
  messageId: string
  inReplyTo?: string
  references?: string[]
  headers?: Record<string, string>
  attachments?: { filename: string; contentType: string; content: Buffer }[]
}

const teresa = 'Teresa Alvarado <ops@bayviewmarine.example>'
const gus = 'Gus Lindqvist <admin@redwoodpm.example>'
const renee = 'Renée St. Clair <safety@coastalfreight.example>'

/** What clients whom the demo knows by their addresses, and others, would write, in its order, with what it means. */
export function demoMails(now: Date): { words: string; mail: DemoMail }[] {
  const [agency = ''] = developmentAddresses[0] ?? []
  const run = randomUUID().slice(0, 8)
  const idOf = (name: string) => `<${name}.${run}@mail.example>`
  const mail = (name: string, given: Omit<DemoMail, 'to' | 'date' | 'messageId'>): DemoMail => ({
    ...{ to: agency, date: now, messageId: idOf(name) },
    ...given,
  })
  const lease = demoFile({
    name: 'Lease.pdf',
    lines: ['# Lease, Pier 12', 'Tenant names the Chula Vista Harbor District as additional insured.'],
  })
  return [
    {
      words: 'Teresa asks for a certificate and for a second barge, with a page of the lease.',
      mail: mail('barge', {
        from: teresa,
        subject: 'Pier 12 and the second barge',
        text: 'Good morning,\n\nplease send a certificate to the Chula Vista Harbor District for Pier 12, the page of the lease is attached.\n\nWe also bought a second crane barge on Monday, Bayview 2. Could you add it to the inland marine policy as of today?\n\nBest regards,\nTeresa Alvarado\nBayview Marine Services LLC',
        attachments: [{ filename: 'Lease.pdf', contentType: lease.mimeType, content: lease.bytes }],
      }),
    },
    {
      words: 'Gus passes on what his landlord wants.',
      mail: mail('landlord', {
        from: gus,
        subject: 'Fwd: Certificate for the new building',
        text: 'Can you take care of this?\n\n---------- Forwarded message ---------\nFrom: Lena Ortiz <lena@haywardindustrial.example>\nDate: Today\nSubject: Certificate for the new building\nTo: Gus Lindqvist\n\nGus, before you get the keys we need a certificate with Hayward Industrial Partners as additional insured.\n\nLena Ortiz',
      }),
    },
    {
      words: 'Renée asks a question, in HTML.',
      mail: mail('hired', {
        from: renee,
        subject: 'Rented trailers',
        text: 'Hi Daniel, are rented trailers covered for damage while our drivers have them?',
        html: '<p>Hi <b>Daniel</b>,</p><p>are rented trailers covered for damage while our drivers have them?</p><p style="color:#666">Renée St. Clair<br>Coastal Freight Lines</p>',
      }),
    },
    {
      words: 'Teresa answers herself: the mail belongs to her first one.',
      mail: mail('barge-again', {
        from: teresa,
        subject: 'Re: Pier 12 and the second barge',
        text: `The barge's hull number is BVM-2207, sorry that I forgot it.\n\nTeresa\n\nOn ${now.toDateString()} Teresa Alvarado <ops@bayviewmarine.example> wrote:\n> please send a certificate to the Chula Vista Harbor District`,
        ...{ inReplyTo: idOf('barge'), references: [idOf('barge')] },
      }),
    },
    {
      words: 'Someone new asks for a quote.',
      mail: mail('bakery', {
        from: 'Ines Baptista <ines@padariabaptista.example>',
        subject: 'Quote for a bakery',
        text: 'Hello,\n\nI am opening a bakery in Oakland with four employees. What would general liability and workers compensation cost?\n\nInes Baptista\n(510) 555-0169',
      }),
    },
    {
      words: 'Gus is away: an automatic reply asks for nothing.',
      mail: mail('away', {
        from: gus,
        subject: 'Automatic reply: Certificate for the new building',
        text: 'I am at a trade fair until Friday.',
        headers: { 'Auto-Submitted': 'auto-replied' },
        ...{ inReplyTo: idOf('landlord'), references: [idOf('landlord')] },
      }),
    },
    {
      words: 'Renée says thank you, which asks for nothing either.',
      mail: mail('thanks', {
        from: renee,
        subject: 'Thank you!',
        text: 'Just wanted to say thank you for the quick help with the claim last week.\n\nRenée',
      }),
    },
  ]
}
