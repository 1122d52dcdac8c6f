// The use cases are links to their panels; with scripts they are tabs (WAI-ARIA: arrows move and choose).
const list = document.querySelector('[data-tabs]')
const tabs = [...list.querySelectorAll('a')]
const panelOf = tab => document.getElementById(tab.hash.slice(1))

list.setAttribute('role', 'tablist')
for (const tab of tabs) {
  const panel = panelOf(tab)
  tab.setAttribute('role', 'tab')
  tab.setAttribute('aria-controls', panel.id)
  panel.setAttribute('role', 'tabpanel')
  panel.setAttribute('aria-labelledby', tab.id)
  panel.tabIndex = 0
  tab.addEventListener('click', event => {
    event.preventDefault()
    choose(tab)
  })
}

function choose(chosen) {
  for (const tab of tabs) {
    const isChosen = tab === chosen
    tab.setAttribute('aria-selected', String(isChosen))
    tab.tabIndex = isChosen ? 0 : -1
    panelOf(tab).classList.toggle('open', isChosen)
  }
}

list.addEventListener('keydown', event => {
  const place = tabs.indexOf(document.activeElement)
  const last = tabs.length - 1
  const places = {
    ArrowDown: place + 1,
    ArrowRight: place + 1,
    ArrowUp: place - 1,
    ArrowLeft: place - 1,
    Home: 0,
    End: last,
    ' ': place,
  }
  if (!(event.key in places)) return
  event.preventDefault()
  const tab = tabs[(places[event.key] + tabs.length) % tabs.length]
  choose(tab)
  tab.focus()
})

choose(tabs.find(tab => tab.hash === location.hash) ?? tabs[0])
