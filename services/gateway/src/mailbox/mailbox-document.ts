/** The mailbox's page: the list at the left, the mail at the right. Text is set as text; HTML only in sandboxed frames. */
export const mailboxDocument = (nonce: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mailbox · Coverdesk</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<header>
  <h1>Development mailbox</h1>
  <p>Every mail that this Coverdesk sends ends here. Nothing leaves this machine.</p>
  <output id="count"></output>
</header>
<main>
  <nav id="list" aria-label="Mails"></nav>
  <article id="mail" aria-live="polite"></article>
</main>
<script nonce="${nonce}">${script}</script>
</body>
</html>
`

const style = `
:root { color-scheme: light dark; --frame: light-dark(#f4f5f3, #121514); --sheet: light-dark(#fff, #1a1e1c);
  --line: light-dark(#e4e6e2, #2b302d); --text: light-dark(#1d211f, #eceeec); --second: light-dark(#5b625e, #a3aaa5);
  --brand: light-dark(#0b6e5f, #2fa591); --tint: light-dark(#e5f2ee, #17332d) }
* { box-sizing: border-box }
body { margin: 0; height: 100dvh; display: flex; flex-direction: column; background: var(--frame); color: var(--text);
  font: 13px/20px system-ui, sans-serif }
header { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 16px; padding: 16px 20px }
h1 { margin: 0; font-size: 20px; line-height: 28px; font-weight: 650 }
header p, output { margin: 0; color: var(--second) }
output { margin-left: auto; font-variant-numeric: tabular-nums }
main { flex: 1; min-height: 0; display: grid; grid-template-columns: minmax(240px, 320px) 1fr; margin: 0 20px 20px;
  background: var(--sheet); border: 1px solid var(--line); border-radius: 12px; overflow: hidden }
nav { overflow-y: auto; border-right: 1px solid var(--line) }
nav button { display: grid; grid-template-columns: 1fr auto; gap: 0 12px; width: 100%; padding: 12px 16px; text-align: left;
  font: inherit; color: inherit; background: none; border: 0; border-bottom: 1px solid var(--line); cursor: pointer }
nav button:hover { background: var(--frame) }
nav button[aria-current] { background: var(--tint) }
button:focus-visible { outline: 2px solid var(--brand); outline-offset: -2px }
nav strong { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-weight: 600 }
nav time, nav span { color: var(--second); font-size: 12px; line-height: 16px; font-variant-numeric: tabular-nums }
nav time { line-height: 20px }
nav span { grid-column: 1 / -1; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
article { display: flex; flex-direction: column; min-width: 0; overflow: auto }
article > div { padding: 16px 20px; border-bottom: 1px solid var(--line) }
h2 { margin: 0; font-size: 16px; line-height: 24px; font-weight: 600; overflow-wrap: anywhere }
article p { margin: 0; color: var(--second); overflow-wrap: anywhere }
article ul { display: flex; flex-wrap: wrap; gap: 4px 16px; margin: 8px 0 0; padding: 0; list-style: none; color: var(--second) }
article a { color: var(--brand); overflow-wrap: anywhere }
iframe { flex: 1; min-height: 320px; border: 0; background: #fff; color-scheme: light }
pre { margin: 0; padding: 16px 20px; white-space: pre-wrap; overflow-wrap: anywhere; font: 13px/20px ui-monospace, monospace }
details { border-top: 1px solid var(--line) }
summary { padding: 8px 20px; color: var(--second); cursor: pointer }
.empty { margin: auto; padding: 40px 24px; max-width: 360px; text-align: center; color: var(--second) }
.empty b { display: block; color: var(--text); font-size: 16px; line-height: 24px }
main.nothing { grid-template-columns: 1fr }
main.nothing nav { display: none }
@media (max-width: 639px) { main { grid-template-columns: 1fr; grid-template-rows: fit-content(200px) 1fr; margin: 0 8px 8px }
  nav { border-right: 0; border-bottom: 1px solid var(--line) } header { padding: 12px 16px } }
`

const script = `
const [list, article, count] = ['list', 'mail', 'count'].map(id => document.getElementById(id))
let mails = [], chosen = null, known = ''
const element = (tag, content, properties = {}) => Object.assign(document.createElement(tag), { textContent: content ?? '' }, properties)
const keyOf = mail => mail.receivedAt + mail.to + mail.subject

async function refresh() {
  try {
    const text = await (await fetch('/dev/mailbox.json')).text()
    if (text === known) return
    known = text
    const newest = mails[0] && keyOf(mails[0])
    mails = JSON.parse(text)
    // Who reads the newest mail wants to see the next one; who looks further back stays there.
    if (!chosen || chosen === newest) chosen = mails[0] ? keyOf(mails[0]) : null
    show()
  } catch {
    count.textContent = 'Coverdesk isn’t responding. Trying again…'
    known = ''
  }
}

function show() {
  count.textContent = mails.length === 1 ? '1 mail' : mails.length + ' mails'
  list.parentElement.classList.toggle('nothing', mails.length === 0)
  const focused = list.contains(document.activeElement)
  list.replaceChildren(...mails.map(entry))
  if (focused) list.querySelector('[aria-current]')?.focus()
  const mail = mails.find(one => keyOf(one) === chosen)
  if (article.dataset.key === (mail ? keyOf(mail) : 'none')) return
  article.dataset.key = mail ? keyOf(mail) : 'none'
  article.replaceChildren(...(mail ? opened(mail) : [emptiness()]))
}

function entry(mail) {
  const at = new Date(mail.receivedAt)
  const button = element('button', '', { type: 'button', onclick: () => { chosen = keyOf(mail); show() } })
  if (keyOf(mail) === chosen) button.setAttribute('aria-current', 'true')
  button.append(element('strong', mail.subject || '(no subject)'),
    element('time', at.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' }), { dateTime: mail.receivedAt }),
    element('span', mail.to))
  return button
}

function opened(mail) {
  const head = document.createElement('div')
  head.append(element('h2', mail.subject || '(no subject)'),
    element('p', 'To ' + mail.to + ' · ' + new Date(mail.receivedAt).toLocaleString()))
  if (mail.attachments.length > 0) head.append(files(mail.attachments))
  if (!mail.html) return [head, element('pre', mail.text)]
  const frame = element('iframe', '', { title: 'Email body', srcdoc: '<base target="_blank">' + mail.html })
  frame.setAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox')
  const plain = document.createElement('details')
  plain.append(element('summary', 'As plain text'), element('pre', mail.text))
  return [head, frame, plain]
}

function files(attachments) {
  const all = element('ul', '', { ariaLabel: 'Attachments' })
  all.append(...attachments.map(({ name, size, path }) => {
    const line = document.createElement('li')
    line.append(element('a', name, { href: path, download: name }), ' ' + sizeWords(size))
    return line
  }))
  return all
}

const sizeWords = bytes => bytes < 1e3 ? bytes + ' bytes' : bytes < 1e6 ? Math.round(bytes / 1e3) + ' KB' : (bytes / 1e6).toFixed(1) + ' MB'

function emptiness() {
  const empty = element('div', 'Request a sign-in code and it will appear here.', { className: 'empty' })
  empty.prepend(element('b', 'No mail yet'))
  return empty
}

refresh()
setInterval(refresh, 1000)
`
