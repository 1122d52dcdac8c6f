import { type MadeUpMail, rawMail } from './raw-mail.ts'

/** Of a made-up exchange: its words are in it once, as the new words of one mail. */
export interface SentMail {
  /** The exchange it belongs to, such as `t07`. */
  thread: string
  /** Two words that no other mail has as its own, such as `t07m2 zebra`. */
  mark: string
  agency: 'us' | 'them'
  from: string
  raw: Buffer
}

type Draft = Omit<MadeUpMail, 'id' | 'to' | 'from'> & Partial<Pick<MadeUpMail, 'id' | 'to' | 'from'>>
type Write = (mark: string, earlier: { mark: string; from: string }) => Draft

interface Exchange {
  agency: 'us' | 'them'
  client: string
  colleague: string
  mails: readonly Write[]
}

const quote = (mark: string) => `> ${mark}: earlier words`
const cut = (mark: string, from: string) => `On Mon, Nov 23, 2026 at 9:14 AM ${from} wrote:\r\n${quote(mark)}`

const topPosted: Write = (mark, { mark: old, from }) => ({
  subject: 'Re: Trucks',
  text: `${mark}\r\n\r\n${cut(old, from)}`,
})
const bottomPosted: Write = (mark, { mark: old, from }) => ({
  subject: 'RE: Trucks',
  text: `${cut(old, from)}\r\n\r\n${mark}`,
})
const between: Write = (mark, { mark: old }) => ({
  subject: 'Re: Trucks',
  text: `${quote(old)}\r\n${mark}\r\n> more?\r\nYes.`,
})
const gmail: Write = (mark, { mark: old, from }) => ({
  subject: 'Re: Trucks',
  html: `<div>${mark}</div><div class="gmail_quote"><div>On Mon, Nov 23, 2026 at 9:14 AM ${from.replace('<', '&lt;')} wrote:<br></div><blockquote>${old}</blockquote></div>`,
})
const outlook: Write = (mark, { mark: old }) => ({
  subject: 'RE: Trucks',
  html: `<p>${mark}</p><hr><div id="divRplyFwdMsg"><b>From:</b> Ada &lt;a@x.example&gt;<br><b>Sent:</b> Monday<br><b>To:</b> us<br><b>Subject:</b> Trucks<br></div><div>${old}</div>`,
})
const both: Write = mark => ({ subject: 'Trucks', text: mark, html: `<p>${mark}</p>` })
const plain =
  (subject: string): Write =>
  mark => ({ subject, text: `${mark}\r\n\r\nBest regards,\r\nAda` })
const inCharset =
  (type: string, bytes: (mark: string) => Buffer, encoding?: 'base64' | 'quoted-printable'): Write =>
  mark => ({ subject: 'Camión', body: { type, content: bytes(mark), ...(encoding && { encoding }) } })
const latin = (words: string) => (mark: string) => Buffer.from(`${mark} ${words}`, 'latin1')
const passedOn = (mark: string, disposition: string, depth: number): Draft => {
  const innermost = rawMail({
    ...{ from: 'Lender <l@bank.example>', to: 'ada@x.example', subject: 'Proof', id: '<inner@bank.example>' },
    text: `${mark}`,
  })
  let content = innermost
  for (let level = 1; level < depth; level += 1) {
    content = rawMail({
      ...{ from: 'Bo <b@x.example>', to: 'ada@x.example', subject: 'Fwd: Proof', id: `<level${level}@x.example>` },
      ...{ text: 'See below.', parts: [{ type: 'message/rfc822', content, disposition }] },
    })
  }
  return { subject: 'Fwd: Proof', text: 'As asked.', parts: [{ type: 'message/rfc822', content, disposition }] }
}

const us = { agency: 'us', colleague: 'Nora Quill <nora.quill@harborpoint.example>' } as const
const them = { agency: 'them', colleague: 'Nora Quill <nora.quill@harborpoint.example>' } as const
const client = (name: string) => `Ada ${name} <ada@${name}.example>`

const exchanges: readonly Exchange[] = [
  { ...us, client: client('t01'), mails: [plain('Trucks'), topPosted, topPosted] },
  { ...us, client: client('t02'), mails: [plain('Trucks'), bottomPosted, bottomPosted] },
  { ...us, client: client('t03'), mails: [both, gmail, gmail] },
  { ...us, client: client('t04'), mails: [both, outlook, outlook] },
  { ...us, client: client('t05'), mails: [plain('Trucks'), between, topPosted] },
  {
    ...us,
    client: client('t06'),
    mails: [
      inCharset('text/plain; charset=iso-8859-1', latin('camión'), 'quoted-printable'),
      inCharset('text/plain; charset=windows-1252', latin('niño'), 'base64'),
      topPosted,
    ],
  },
  {
    ...us,
    client: client('t07'),
    mails: [
      inCharset('text/plain; charset=utf-8', latin('wrong señor')),
      inCharset('text/plain; charset=x-no-such-set', latin('unknown señor')),
      inCharset('text/plain', latin('nothing señor')),
    ],
  },
  {
    ...us,
    client: client('t08'),
    mails: [
      inCharset('text/plain; charset=gb18030', mark =>
        Buffer.concat([Buffer.from(`${mark} `), Buffer.from([0xb1, 0xa3, 0xcf, 0xd5])]),
      ),
      inCharset('text/plain; charset=koi8-r', mark =>
        Buffer.concat([Buffer.from(`${mark} `), Buffer.from([0xd0, 0xd2])]),
      ),
      inCharset('text/html; charset=shift_jis', mark =>
        Buffer.concat([Buffer.from(`<p>${mark} `), Buffer.from([0x82, 0xa0])]),
      ),
    ],
  },
  { ...us, client: client('t09'), mails: [mark => passedOn(mark, 'inline', 1), topPosted, gmail] },
  { ...us, client: client('t10'), mails: [mark => passedOn(mark, 'attachment', 2), topPosted, outlook] },
  {
    ...us,
    client: client('t11'),
    mails: [
      mark => ({
        subject: 'Fwd: Lease',
        text: `Please see.\r\n\r\n---------- Forwarded message ---------\r\nFrom: Lou <lou@lease.example>\r\nDate: Monday\r\nSubject: Lease\r\n\r\n${mark}`,
      }),
      topPosted,
      bottomPosted,
    ],
  },
  {
    ...us,
    client: client('t12'),
    mails: [
      mark => ({
        subject: 'Three things',
        text: `${mark}\r\n1. A certificate for the Port.\r\n2. Please add a truck.\r\n3. Is the crane covered?`,
      }),
      topPosted,
      topPosted,
    ],
  },
  // The same client, the same subject, two agencies; and another client of the first one.
  { ...us, client: client('same'), mails: [plain('Certificate of insurance'), topPosted, topPosted] },
  { ...them, client: client('same'), mails: [plain('Certificate of insurance'), topPosted, topPosted] },
  { ...us, client: client('t15'), mails: [plain('Certificate of insurance'), topPosted, gmail] },
  { ...them, client: client('t16'), mails: [plain('Certificate of insurance'), bottomPosted, outlook] },
  // It answers what was sent outside of the product: no mail here has that id.
  {
    ...us,
    client: client('t17'),
    mails: [
      (mark, earlier) => ({
        ...topPosted(mark, earlier),
        head: ['References: <never@here.example>,\r\n\t<nor@this.example>'],
      }),
      (mark, earlier) => ({ ...topPosted(mark, earlier), head: ['In-Reply-To: <never@here.example> (of Monday)'] }),
      (mark, earlier) => ({
        ...topPosted(mark, earlier),
        head: ['References: <never@here.example> <nor@this.example>'],
      }),
    ],
  },
  // A lender takes part.
  {
    ...us,
    client: client('t18'),
    mails: [
      mark => ({ subject: 'Lender', text: mark, cc: 'Lou <lou@lender.example>' }),
      (mark, earlier) => ({ ...topPosted(mark, earlier), from: 'Lou <lou@lender.example>' }),
      topPosted,
    ],
  },
  // An absence note and a bounce belong to the thread.
  {
    ...us,
    client: client('t19'),
    mails: [
      plain('Renewal'),
      mark => ({ subject: 'Automatic reply: Renewal', text: mark, head: ['Auto-Submitted: auto-replied'] }),
      topPosted,
    ],
  },
  { ...us, client: client('t20'), mails: [plain('=?utf-8?B?Q2FtacOzbiBudWV2bw==?='), topPosted, between] },
]

const words = ['aspen', 'birch', 'cedar']

/** 60 mails in 20 threads of two agencies, as clients and colleagues write them. */
export const sixtyMails: readonly SentMail[] = exchanges.flatMap(
  ({ agency, client: author, colleague, mails }, place) => {
    const thread = `t${String(place + 1).padStart(2, '0')}`
    const mailbox = agency === 'us' ? 'service@harborpoint.example' : 'office@canary-b.example'
    const ids = mails.map((_, number) => `<${thread}.${number}@mail.example>`)
    const marks = mails.map((_, number) => `${thread}m${number} ${words[number]}`)
    return mails.map((write, number) => {
      // Of our agency the second mail comes from a colleague's own mail program.
      const isOfColleague = agency === 'us' && number === 1 && place < 5
      const draft = write(marks[number] ?? '', { mark: marks[number - 1] ?? '', from: author })
      const from = draft.from ?? (isOfColleague ? colleague : author)
      const hasOwnHead = draft.head?.some(line => /^(References|In-Reply-To):/.test(line))
      const mail = {
        ...{ ...draft, from, id: ids[number] ?? null, date: `Mon, 23 Nov 2026 0${number + 1}:14:00 -0800` },
        to: isOfColleague ? author : mailbox,
        ...(isOfColleague && { cc: mailbox }),
        ...(hasOwnHead ? {} : { references: ids.slice(0, number) }),
      }
      return { thread, mark: marks[number] ?? '', agency, from, raw: rawMail(mail) }
    })
  },
)
