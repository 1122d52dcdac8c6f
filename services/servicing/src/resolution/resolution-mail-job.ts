/** The name of the job that mails a resolution. */
export const resolutionMailJob = 'resolution-mail'
