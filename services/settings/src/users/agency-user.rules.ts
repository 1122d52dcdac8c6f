import { foldedEmailAddress, requiredText } from '@coverdesk/kit'
import { z } from 'zod'

export const createAgencyUserInput = z.object({
  name: requiredText('Enter the name of this person.', 120),
  email: foldedEmailAddress,
})

export const maxAddedPerHour = 100

export const updateProfileInput = z.object({ name: requiredText('Enter your name.', 120) })

export const addressTaken = 'This email address is already in use. Use another one.'
export const addressOf = (name: string) => `${name} of your agency has this email address already.`
export const addressOfDisabled = (name: string) =>
  `${name} of your agency has this email address and is disabled. Enable this user instead.`
export const notOneself = 'You can’t disable yourself. Ask a colleague to do it.'
