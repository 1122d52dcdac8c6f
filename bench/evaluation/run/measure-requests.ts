import { readFileSync } from 'node:fs'
import { readConversation } from '../../../services/communication/src/asks/read-conversation.ts'
import { confusionOf, macroF1 } from '../requests/macro-f1.ts'
import { type Figure, figureOf } from './figure.ts'

interface Item {
  id: string
  kind: 'email' | 'call'
  text: string
  types: string[]
}

/** Texts that whoever wrote the training texts has not seen: nothing of them is printed. */
const unseen = new URL('../requests/unseen.json', import.meta.url)

/** How well the types of requests are found in calls and mails, as they would open requests. */
export function measureRequests(): Figure[] {
  const items = JSON.parse(readFileSync(unseen, 'utf8')) as Item[]
  const judged = items.map(({ kind, text, types }) => ({
    kind,
    expected: types,
    found: readConversation({ kind, text })
      .asks.filter(({ isCertain }) => isCertain)
      .flatMap(({ type, includes = [] }) => [type, ...includes]),
  }))
  for (const wanted of ['email', 'call']) {
    const own = judged.filter(({ kind }) => kind === wanted)
    console.log(`${wanted}: ${macroF1(own).toFixed(3)} of ${own.length}\n${confusionOf(own)}`)
  }
  return [figureOf('requests.f1', macroF1(judged), items.length)]
}
