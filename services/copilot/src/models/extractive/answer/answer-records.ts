import type { FoundRecord } from '../conversation/tool-answers.ts'
import { asText, counted } from './markdown.ts'

const maxRecords = 15
const maxFacts = 5

/** Records as a list with links. @param total as many as there are */
export function answerRecords(records: readonly FoundRecord[], total: number): string {
  const lines = records.slice(0, maxRecords).map(({ title, path, facts }) => {
    const said = facts.slice(0, maxFacts).map(({ label, value }) => `${asText(label)}: ${asText(value)}`)
    return `- ${linkTo(path, title)}${said.length > 0 ? ` – ${said.join('; ')}` : ''}`
  })
  const left = total - lines.length
  const more = left > 0 ? [`- and ${counted(left, 'more record')}`] : []
  return ['In your agency’s records:', '', ...lines, ...more].join('\n')
}

/** Links stay inside of the product. */
const linkTo = (path: string, title: string): string =>
  /^\/app\/[\w\-/]+$/.test(path) ? `[${asText(title)}](${path})` : asText(title)
