export { addingWords, backReferences, certificateConditions, certificateWords, changedThings } from './certificates.ts'
export { type Command, commands } from './commands.ts'
export { complaints, otherThanUs } from './complaints.ts'
export type { Concept } from './concept.ts'
export { conceptFinder, type FoundConcept, foldWord, type Word, wordsIn } from './find-concepts.ts'
export {
  closings,
  genericParties,
  holderQuestions,
  linkingWords,
  nameEndings,
  notThisOne,
  organizationWords,
  ownCues,
  partyCues,
  placeholders,
  projectWords,
  reachCues,
  sendCues,
} from './parties.ts'
export { conditions, perils, unreal } from './perils.ts'
export { smallTalk } from './small-talk.ts'
export { tongues } from './tongues.ts'
