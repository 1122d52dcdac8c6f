// Has made-up clients write to the running product of development, by real SMTP. `npm run demo:mail`

import { demoMails } from './demo-mail/demo-mails.ts'
import { sendTo } from './demo-mail/send.ts'
import { readProcessList } from './supervisor/process-list.ts'
import { readProductEnvironment } from './supervisor/product-environment.ts'

const pauseMs = 1_000

try {
  const { NODE_ENV, PORT, COVERDESK_DATA } = readProductEnvironment()
  if (NODE_ENV === 'production' || process.env['INBOUND_MAIL_AGENCIES']) {
    throw new Error('Made-up mails are for development: without NODE_ENV=production and without INBOUND_MAIL_AGENCIES.')
  }
  const smtpPort = readProcessList(COVERDESK_DATA).find(process => process.smtpPort !== undefined)?.smtpPort
  if (!smtpPort) {
    throw new Error(`No product runs in ${COVERDESK_DATA}. Start it (npm start), or name its COVERDESK_DATA.`)
  }
  for (const { words, mail } of demoMails(new Date())) {
    await sendTo(smtpPort, mail)
    console.log(words)
    await new Promise(resolve => setTimeout(resolve, pauseMs))
  }
  console.log(`Look at them: http://localhost:${PORT}/app/emails`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
