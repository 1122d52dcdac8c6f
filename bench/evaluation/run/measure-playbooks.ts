import { type PlaybookCase, playbookCases } from '../playbooks/all-cases.ts'
import { judgeReport, type ReadReport, type ReportVerdict } from '../playbooks/judge-report.ts'
import { type CaraProduct, until } from './cara-product.ts'
import { type Figure, figureOf } from './figure.ts'

interface Judged {
  playbookCase: PlaybookCase
  verdict: ReportVerdict
  /** From the message to the answer, reading the documents included. */
  seconds: number
}

const nothing: ReadReport = { content: '', evidence: [] }
const create = 'mutation ($input: CreateCaraWorkspaceInput!) { createCaraWorkspace(input: $input) { id } }'
const read = `query ($id: ID!) { caraWorkspace(id: $id) {
  state artifacts { htmlDocument { content } evidence { mark page quote } } } }`

/** Runs every preset that has a playbook over documents whose truth is known. */
export async function measurePlaybooks(product: CaraProduct): Promise<{ figures: Figure[]; misses: string[] }> {
  const judged: Judged[] = []
  for (const playbookCase of playbookCases) judged.push(await judge(product, playbookCase))
  const sum = (count: (one: Judged) => number) => judged.reduce((total, one) => total + count(one), 0)
  const rows = sum(({ playbookCase }) => playbookCase.rows.length)
  const marks = sum(({ verdict }) => verdict.marks)
  const unproven = sum(({ verdict }) => verdict.unproven.length)
  const long = judged.filter(({ playbookCase }) => playbookCase.isLong).map(({ seconds }) => seconds)
  return {
    figures: [
      figureOf('playbooks.right', sum(({ verdict }) => verdict.right) / rows, rows),
      figureOf(
        'playbooks.invented',
        sum(({ verdict }) => verdict.invented.length),
        judged.length,
      ),
      figureOf('playbooks.evidence', marks === 0 ? 0 : (marks - unproven) / marks, marks),
      figureOf('playbooks.long.seconds', Math.max(...long), long.length),
    ],
    misses: judged.flatMap(missesOf),
  }
}

async function judge(product: CaraProduct, playbookCase: PlaybookCase): Promise<Judged> {
  const files = []
  for (const { role, name, bytes } of await playbookCase.files()) {
    files.push({ role, fileId: await product.upload(bytes, { name, mimeType: 'application/pdf' }) })
  }
  const begun = performance.now()
  const input = { preset: playbookCase.preset, message: '', files }
  type Made = { createCaraWorkspace: { id: string } }
  const { id } = (await product.data<Made>(create, { input })).createCaraWorkspace
  const report = await until(async () => {
    type Read = {
      caraWorkspace: {
        state: string
        artifacts: { htmlDocument: { content: string } | null; evidence: ReadReport['evidence'] }[]
      }
    }
    const { state, artifacts } = (await product.data<Read>(read, { id })).caraWorkspace
    if (state === 'WORKING') return undefined
    const last = artifacts.at(-1)
    return last?.htmlDocument ? { content: last.htmlDocument.content, evidence: last.evidence } : nothing
  })
  const seconds = (performance.now() - begun) / 1_000
  return { playbookCase, seconds, verdict: judgeReport(report, playbookCase.rows) }
}

const missesOf = ({ playbookCase: { name }, verdict: { wrong, invented, unproven } }: Judged): string[] => [
  ...wrong.map(row => `${name}: not in the report: ${row}`),
  ...invented.map(row => `${name}: invented: ${row}`),
  ...unproven.map(mark => `${name}: not proven: ${mark}`),
]
