/** The name of the job that sends an email. */
export const emailJob = 'cara-email'
