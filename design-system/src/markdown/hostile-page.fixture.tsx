// A page that draws what its own HTML carries; `e2e/tests/markdown.spec.ts` builds it and fills it with attacks.
import Markdown from '@coverdesk/design-system/markdown'
import { createRoot } from 'react-dom/client'
import { CoverdeskProvider } from '../provider/CoverdeskProvider'

const texts: string[] = JSON.parse(document.getElementById('texts')?.textContent ?? '[]')
const place = document.body.appendChild(document.createElement('main'))

createRoot(place).render(
  <CoverdeskProvider theme="light" idPrefix="hostile-">
    {texts.map(text => (
      <article key={text}>
        <Markdown text={text} />
      </article>
    ))}
  </CoverdeskProvider>,
)
