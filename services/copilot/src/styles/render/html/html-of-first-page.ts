import { escapeHtml } from '@coverdesk/kit'
import type { Design } from '../../designs/design.ts'
import type { StyledDocument } from '../styled-document.ts'
import { headingId } from './html-of-blocks.ts'
import { htmlOfRuns } from './html-of-runs.ts'

/** The beginning of a document: its title, who it is from, and its date, as the design arranges them. */
export function htmlOfFirstPage(document: StyledDocument, { firstPage }: Design): string {
  const title = `<h1>${escapeHtml(document.title)}</h1>`
  const agency = `<p class="agency">${escapeHtml(document.sender.name)}</p>`
  const lines = document.sender.lines.map(line => `<span>${escapeHtml(line)}</span>`).join(' ')
  const contact = lines && `<p class="contact">${lines}</p>`
  const date = `<p class="date">${escapeHtml(document.date)}</p>`
  switch (firstPage) {
    case 'letterhead':
      return header(`<div class="letterhead">${agency}${contact}</div>`, date, title)
    case 'open':
      return header(`<div class="from">${agency}${date}</div>`, title, contact)
    case 'card': {
      const greeting = `<p class="greeting">Prepared for you by ${escapeHtml(document.sender.name)}</p>`
      return header(`<div class="card">${greeting}${title}${date}</div>`, contact)
    }
    case 'cover':
      return header(agency, `<div class="plate">${title}</div>`, date, contact)
    case 'record':
      return header(title, recordOf(document), contentsOf(document))
    case 'none':
      return header(title, `<p class="date">${escapeHtml(`${document.sender.name} · ${document.date}`)}</p>`)
  }
}

const header = (...parts: string[]) => `<header class="first">${parts.filter(Boolean).join('\n')}</header>`

function recordOf({ title, sender, date, sources }: StyledDocument): string {
  const facts = [
    ['Document', title],
    ['Prepared by', [sender.name, ...sender.lines].join(', ')],
    ['Date', date],
    ['Sources', String(sources.length)],
  ]
  const rows = facts.map(([name = '', value = '']) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`)
  return `<dl class="record">${rows.join('')}</dl>`
}

function contentsOf({ blocks }: StyledDocument): string {
  const entries = blocks.flatMap((block, index) => {
    if (block.type !== 'HEADING' || block.level !== 1) return []
    const words = htmlOfRuns(block.runs.filter(run => 'text' in run))
    return [`<li><a href="#${headingId(index)}"><span class="number">${block.number ?? ''}</span> ${words}</a></li>`]
  })
  return entries.length > 1 ? `<nav class="contents" aria-label="Contents"><ol>${entries.join('')}</ol></nav>` : ''
}
