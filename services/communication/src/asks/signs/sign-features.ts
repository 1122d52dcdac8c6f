import { complaints, conceptFinder, otherThanUs, perils, unreal, wordsIn } from '@coverdesk/coverage/lexicon'

/** What is looked for in every text, whatever it asks for. */
export const signNames = ['complaint', 'loss'] as const
export type SignName = (typeof signNames)[number]

const finders = {
  complaint: { named: conceptFinder(complaints), doubted: conceptFinder(otherThanUs) },
  loss: { named: conceptFinder(perils), doubted: conceptFinder(unreal) },
}
/** What is done after a loss: alone, it isn't one. */
const afterwards = 'AFTERMATH'

/** What the lexicon knows of a sentence: which concepts of the sign it names, and what makes them doubtful. */
export function signFeatures(name: SignName, sentence: string): string[] {
  const words = wordsIn(sentence)
  const { named, doubted } = finders[name]
  const concepts = [...new Set(named(words).map(({ id }) => id))]
  const doubts = [...new Set(doubted(words).map(({ id }) => id))].sort()
  const stated = concepts.filter(id => id !== afterwards)
  const isQuestion = sentence.trimEnd().endsWith('?')
  const count = Math.min(stated.length, 3)
  const how = doubts.length > 0 ? doubts.join(' ') : 'stated'
  return [
    ...concepts.flatMap(id => [`${name} ${id}`, `${name} ${id} ${how}`]),
    ...doubts.map(id => `${name} doubt ${id}`),
    `${name} concepts ${count}`,
    `${name} concepts ${count} ${how}`,
    ...(isQuestion ? [`${name} question ${count > 0 ? how : 'of nothing'}`] : []),
  ]
}
