import { documents } from './gateway/example.ts'
import { answersPerSecond, assertSameAnswer, type Contestant } from './gateway/load.ts'
import { leaveMeasuredCore, stopProcesses } from './gateway/processes.ts'
import { setStage, trusted } from './gateway/stage.ts'
import { type Row, row } from './row.ts'

/** Seconds: long enough for the optimizing compiler, then in turns, so that a busy machine is busy for all. */
const warmUp = 3
const turn = 3
const turns = 4

const variables = { first: 50 }
const plain = (query: string) => JSON.stringify({ query, variables })

/** The gateway against the same schema in one stock Apollo Server, and against stitching with its defaults. */
export async function measure(): Promise<Row[]> {
  try {
    const { ours, oneProcess, stitchingDefaults, cookies } = await setStage()
    await leaveMeasuredCore()
    const list = {
      ours: { ...ours, body: trusted(documents.list50, variables), cookies },
      oneProcess: { ...oneProcess, body: plain(documents.list50), cookies },
      defaults: { ...stitchingDefaults, body: plain(documents.list50), cookies },
    }
    const single = {
      ours: { ...ours, body: trusted(documents.single, variables), cookies },
      oneProcess: { ...oneProcess, body: plain(documents.single), cookies },
    }
    const ofList = await compare(list)
    const ofSingle = await compare(single)
    return [
      row('gateway.list50', ofList.ours, ofList.oneProcess, 'answers per CPU second'),
      row('gateway.list50.defaults', ofList.defaults, ofList.oneProcess, 'answers per CPU second'),
      row('gateway.single', ofSingle.ours, ofSingle.oneProcess, 'answers per CPU second'),
    ]
  } finally {
    stopProcesses()
  }
}

/** The median of each contestant's turns. */
async function compare<Name extends string>(contestants: Record<Name, Contestant>): Promise<Record<Name, number>> {
  const names = Object.keys(contestants) as Name[]
  await assertSameAnswer(Object.values(contestants))
  for (const name of names) await answersPerSecond(contestants[name], warmUp)
  const rates = new Map<Name, number[]>(names.map(name => [name, []]))
  for (let count = 0; count < turns; count++) {
    for (const name of names) rates.get(name)?.push(await answersPerSecond(contestants[name], turn))
  }
  return Object.fromEntries(names.map(name => [name, median(rates.get(name) ?? [])])) as Record<Name, number>
}

const median = (rates: number[]) => rates.sort((one, other) => one - other)[Math.floor(rates.length / 2)] ?? 0
