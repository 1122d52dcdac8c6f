import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { productData } from '../../e2e/support/journey.ts'
import { type MadeUpMail, rawMail } from '../../services/communication/src/testing/raw-mail.ts'

interface ListedProcess {
  smtpPort?: number
}

/** Where the product takes mail. */
function smtpPort(): number {
  const processes: ListedProcess[] = JSON.parse(readFileSync(join(productData(), 'processes.json'), 'utf8'))
  const port = processes.find(listed => listed.smtpPort)?.smtpPort
  if (!port) throw new Error('The product takes no mail.')
  return port
}

/** Delivers a mail to the product as a mail server does. Resolves once it is acknowledged. */
export async function sendMail(mail: MadeUpMail): Promise<void> {
  const socket = connect(smtpPort(), '127.0.0.1')
  try {
    const answers = answersOf(socket)
    const say = async (words: string | Buffer, code: string) => {
      if (words.length > 0) socket.write(words)
      const { value = '' } = await answers.next()
      if (!value.startsWith(code)) throw new Error(`The product answered: ${value}`)
    }
    await say('', '220')
    await say('EHLO client.example\r\n', '250')
    await say(`MAIL FROM:<${addressOf(mail.from)}>\r\n`, '250')
    await say(`RCPT TO:<${addressOf(mail.to)}>\r\n`, '250')
    await say('DATA\r\n', '354')
    await say(Buffer.concat([rawMail(mail), Buffer.from('\r\n.\r\n')]), '250')
    await say('QUIT\r\n', '221')
  } finally {
    socket.destroy()
  }
}

const addressOf = (person: string) => /<([^>]+)>/.exec(person)?.[1] ?? person

/** Each answer of the server: its last line, which has a blank behind the code. */
async function* answersOf(socket: AsyncIterable<Buffer>): AsyncGenerator<string, string> {
  let text = ''
  for await (const chunk of socket) {
    text += chunk.toString()
    for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
      const line = text.slice(0, end)
      text = text.slice(end + 2)
      if (/^\d{3} /.test(line)) yield line
    }
  }
  return 'nothing more'
}
