// Runs in the head, before the first paint: the page never flashes in the wrong theme.
import { applyLook } from '../preferences/apply-look'
import { bootText } from './boot-text'

const { user } = bootText()
// What the server knows of the person comes before what this browser has kept of whoever used it last.
const { theme, sidebarCollapsed } =
  user?.preferences ?? JSON.parse(localStorage.getItem('coverdesk.preferences') ?? '{}')
const choice = String(theme).toLowerCase()
const root = document.documentElement
const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches
const isDark = choice === 'dark' || (choice !== 'light' && systemIsDark)

applyLook(isDark ? 'dark' : 'light')
if (sidebarCollapsed === true) root.dataset['sidebar'] = 'collapsed'
if (user) root.dataset['page'] = 'product'

// A shell whose own files do not come can say nothing; this page has to.
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement && target.defer)) return
    root.dataset['page'] = 'failed'
    document.getElementById('reload')?.addEventListener('click', () => location.reload())
  },
  true,
)

// What a dialog or a form needs where it is most of the page: as soon as the first of the shell's files is there, so that it holds none back.
// At the document: no window hears of it.
document.addEventListener(
  'load',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement && target.defer)) return
    for (const { content } of document.querySelectorAll<HTMLTemplateElement>('template.later'))
      document.head.append(content)
  },
  true,
)
