/** The name of the job that looks into files of a mail whose first check ran out of time: `{ messageId }`. */
export const checkJob = 'check-mail-attachments'
