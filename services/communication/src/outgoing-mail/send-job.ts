/** The name of the job that sends an answer. */
export const sendJob = 'send-email'
