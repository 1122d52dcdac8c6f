// Runs in the head, before the first paint: the page never flashes in the wrong theme.
import { applyLook } from './apply-look'
import { bootText } from './boot-text'

const kept = JSON.parse(localStorage.getItem('coverdesk.preferences') ?? '{}')
const root = document.documentElement
const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches
const isDark = kept.theme === 'dark' || (kept.theme !== 'light' && systemIsDark)

applyLook(isDark ? 'dark' : 'light')
if (kept.sidebarCollapsed === true) root.dataset['sidebar'] = 'collapsed'
if (bootText().user) root.dataset['page'] = 'product'

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
