import { makeStyles } from '@coverdesk/design-system'
import { Slot, useSlot } from '@coverdesk/plugin-sdk'
import { DataProvider } from '@coverdesk/plugin-sdk/host'
import { useEffect, useState } from 'react'
import { whenIdle } from '../when-idle'

const touch = '@media (pointer: coarse)'

const useStyles = makeStyles({
  root: { display: 'flex', flexShrink: 0, height: '32px', [touch]: { height: '40px' } },
  place: { width: '32px', [touch]: { width: '40px' } },
})

/**
 * What areas have in the top bar (`shell.top-bar`). Its place is there from the first paint, so that nothing moves; its code
 * comes when the first page has all that it needs. Whatever goes wrong in it leaves the place empty.
 */
export function TopBarContributions() {
  const styles = useStyles()
  const contributions = useSlot('shell.top-bar')
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  if (contributions.length === 0) return null
  return (
    <div className={styles.root}>
      {contributions.map(({ pluginId, id }) => (
        <div key={`${pluginId} ${id}`} className={styles.place}>
          {isIdle && (
            <DataProvider>
              <Slot name="shell.top-bar" props={{}} only={id} failed={null} />
            </DataProvider>
          )}
        </div>
      ))}
    </div>
  )
}
