import type { Mail } from '@coverdesk/kit'

/** The mail that brings a code. The subject stays free of it: subjects show on locked screens. */
export function signInMail(publicUrl: string, to: string, code: string): Mail {
  const link = new URL('/app/signin', publicUrl)
  link.search = new URLSearchParams({ email: to, code }).toString()
  return { to, subject: 'Sign in to Coverdesk', text: asText(code, link.href), html: asHtml(code, link.href) }
}

const asText = (code: string, link: string) => `Your code to sign in to Coverdesk:

${code}

It is valid for 10 minutes. You can also open this link:

${link}

If you did not ask for it, ignore this mail: nobody can sign in without the code.
`

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const font = 'font-family:-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif'

const asHtml = (code: string, link: string) => `<!doctype html>
<html lang="en">
<body style="margin:0;background:#f3f4f2;${font};color:#1f2624">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:40px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:440px;background:#ffffff;border:1px solid #e2e5e2;border-radius:12px">
<tr><td style="padding:32px">
<p style="margin:0 0 24px;font-size:15px;font-weight:600;color:#0c6b5c">Coverdesk</p>
<p style="margin:0 0 16px;font-size:16px">Your code to sign in:</p>
<p style="margin:0 0 24px;font-size:36px;font-weight:700;letter-spacing:8px;font-variant-numeric:tabular-nums">${code}</p>
<p style="margin:0 0 24px"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;background:#0c6b5c;border-radius:8px;color:#ffffff;font-size:15px;font-weight:600;text-decoration:none">Sign in</a></p>
<p style="margin:0;font-size:13px;line-height:20px;color:#5c6663">The code is valid for 10 minutes. If you did not ask for it, ignore this mail: nobody can sign in without the code.</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`
