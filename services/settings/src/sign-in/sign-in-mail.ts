import { htmlMail, type Mail, mailButton, mailFootnote, mailParagraph } from '@coverdesk/kit'

export interface SentCode {
  code: string
  /** Lets the link work in a browser that did not ask for the code. */
  attemptId: string
  /** The page that was asked for. */
  returnTo?: string | undefined
}

/** The mail that brings a code. The subject stays free of it: subjects show on locked screens. */
export function signInMail(publicUrl: string, to: string, { code, attemptId, returnTo }: SentCode): Mail {
  const link = new URL('/app/signin', publicUrl)
  link.search = new URLSearchParams({ email: to, code, attempt: attemptId, ...(returnTo && { returnTo }) }).toString()
  return { to, subject: 'Sign in to Coverdesk', text: asText(code, link.href), html: asHtml(code, link.href) }
}

const asText = (code: string, link: string) => `Your code to sign in to Coverdesk:

${code}

It is valid for 10 minutes. You can also open this link:

${link}

If you didn’t request it, ignore this email: no one can sign in without the code.
`

const asHtml = (code: string, link: string) =>
  htmlMail(
    [
      mailParagraph('Your code to sign in:'),
      `<p style="margin:0 0 24px;font-size:36px;font-weight:700;letter-spacing:8px;font-variant-numeric:tabular-nums">${code}</p>`,
      mailButton('Sign in', link),
      mailFootnote(
        'The code is valid for 10 minutes. If you didn’t request it, ignore this email: no one can sign in without the code.',
      ),
    ].join('\n'),
  )
