/** The name of the job that reads a mail. */
export const readJob = 'read-incoming-mail'
