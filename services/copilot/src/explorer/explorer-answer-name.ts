/** The name of the job that answers a question. */
export const explorerAnswerJob = 'answer-policy-question'
