export { type Answer, type AnswerCitation, answer, answerCitation } from './answer.ts'
export {
  type AskType,
  askFields,
  askTypes,
  type Certainty,
  type ConversationReading,
  certainties,
  conversationReading,
  type PortAsk,
  type PortAskFields,
  portAsk,
} from './conversation.ts'
export {
  type Candidate,
  candidate,
  type Outcome,
  type OutcomeKind,
  outcome,
  outcomeKinds,
  type SearchedSource,
  searchedSource,
} from './outcome.ts'
export { type Quote, quote } from './quote.ts'
export { statementBasis, type Writing, writing, writtenBlock, writtenStatement } from './writing.ts'
