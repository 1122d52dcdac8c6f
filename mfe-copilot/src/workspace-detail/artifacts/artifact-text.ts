import type { WorkspaceArtifactFragment } from '../../generated/documents'
import { withoutMarks } from '../evidence/without-marks'

/** A draft as another program gets it. */
export function artifactText({ email, htmlDocument, document }: WorkspaceArtifactFragment): string {
  if (email) return withoutMarks(`${email.subject}\n\n${email.body}`)
  if (htmlDocument) return withoutMarks(textOfHtml(htmlDocument.content))
  return document?.data ?? ''
}

const lineEnds = 'h1, h2, h3, p, li, tr, ul, ol, table, blockquote'

function textOfHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const cell of body.querySelectorAll('td, th')) if (cell.nextElementSibling) cell.append('\t')
  for (const line of body.querySelectorAll(lineEnds)) line.append('\n')
  return (body.textContent ?? '').replace(/\n{3,}/g, '\n\n').trim()
}
