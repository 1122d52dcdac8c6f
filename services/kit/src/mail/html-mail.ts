/** Text as it is written into HTML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const font = 'font-family:-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif'

interface HtmlMailOptions {
  /** Whose mail it is. By default the product’s; a mail to a client bears the agency’s name. */
  heading?: string
}

/**
 * The HTML of a mail: a card with a heading above its content, in tables and inline styles as mail programs need.
 * @param content HTML of `mailParagraph` and its siblings
 */
export const htmlMail = (content: string, { heading = 'Coverdesk' }: HtmlMailOptions = {}): string => `<!doctype html>
<html lang="en">
<body style="margin:0;background:#f3f4f2;${font};color:#1f2624">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:40px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:440px;background:#ffffff;border:1px solid #e2e5e2;border-radius:12px">
<tr><td style="padding:32px">
<p style="margin:0 0 24px;font-size:15px;font-weight:600;color:#0c6b5c">${escapeHtml(heading)}</p>
${content}
</td></tr></table>
</td></tr></table>
</body>
</html>
`

/** A paragraph of a mail; its lines stay lines. */
export const mailParagraph = (text: string): string =>
  `<p style="margin:0 0 16px;font-size:16px;line-height:24px">${escapeHtml(text).replaceAll('\n', '<br>\n')}</p>`

/**
 * The one thing to do, as a button.
 * @param href written by us
 */
export const mailButton = (label: string, href: string): string =>
  `<p style="margin:0 0 24px"><a href="${escapeHtml(href)}" style="display:inline-block;padding:12px 20px;background:#0c6b5c;border-radius:8px;color:#ffffff;font-size:15px;font-weight:600;text-decoration:none">${label}</a></p>`

/** What someone wrote, in its lines. */
export const mailQuote = (text: string): string =>
  `<p style="margin:0 0 24px;padding-left:12px;border-left:3px solid #e2e5e2;font-size:15px;line-height:22px;white-space:pre-line">${escapeHtml(text)}</p>`

/** What matters less, at the end of a mail. */
export const mailFootnote = (text: string): string =>
  `<p style="margin:0;font-size:13px;line-height:20px;color:#5c6663">${escapeHtml(text)}</p>`
