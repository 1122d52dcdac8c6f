import { optionalText } from '@coverdesk/kit'

const message = 'Enter a web address such as example.com.'

/** A web address, stored as an https URL: `example.com` becomes `https://example.com`. Empty is none. */
export const website = optionalText(300).transform((entered, context) => {
  if (!entered) return undefined
  const url = asHttps(entered)
  if (!url) context.addIssue({ code: 'custom', message })
  return url
})

function asHttps(entered: string): string | undefined {
  const address = entered.replace(/^https?:\/\//i, '')
  if (!URL.canParse(`https://${address}`)) return undefined
  const url = new URL(`https://${address}`)
  const isPublicName = /^([^.]+\.)+[a-z][a-z0-9-]+$/i.test(url.hostname)
  if (!isPublicName || url.username || url.password) return undefined
  return url.href.replace(/\/$/, '')
}
