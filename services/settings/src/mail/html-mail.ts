export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const font = 'font-family:-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif'

/** The HTML of a mail: a card with the product's name above its content, in tables and inline styles as mail programs need. */
export const htmlMail = (content: string): string => `<!doctype html>
<html lang="en">
<body style="margin:0;background:#f3f4f2;${font};color:#1f2624">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:40px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:440px;background:#ffffff;border:1px solid #e2e5e2;border-radius:12px">
<tr><td style="padding:32px">
<p style="margin:0 0 24px;font-size:15px;font-weight:600;color:#0c6b5c">Coverdesk</p>
${content}
</td></tr></table>
</td></tr></table>
</body>
</html>
`

/** @param href written by us */
export const mailButton = (label: string, href: string): string =>
  `<p style="margin:0 0 24px"><a href="${escapeHtml(href)}" style="display:inline-block;padding:12px 20px;background:#0c6b5c;border-radius:8px;color:#ffffff;font-size:15px;font-weight:600;text-decoration:none">${label}</a></p>`

export const mailParagraph = (text: string): string =>
  `<p style="margin:0 0 16px;font-size:16px;line-height:24px">${escapeHtml(text)}</p>`

/** What matters less, at the end. */
export const mailFootnote = (text: string): string =>
  `<p style="margin:0;font-size:13px;line-height:20px;color:#5c6663">${escapeHtml(text)}</p>`
