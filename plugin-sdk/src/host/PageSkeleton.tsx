import { useArea } from '../area/area-context'

/** In place of an area's page while its code is on its way. */
export function PageSkeleton() {
  const { Loading } = useArea().screens
  return <Loading />
}
