import { lazyElement, useParams } from '@coverdesk/plugin-sdk'

const createDialog = async () => (await import('../certificates/CreateCertificateDialog')).CreateCertificateDialog
const viewDialog = async () => (await import('../certificates/ViewCertificateDialog')).ViewCertificateDialog

const newCertificate = lazyElement(createDialog)
const certificate = lazyElement(viewDialog)

/** What the address names beyond a tab: a certificate opens over it; an application is shown by the tab itself. */
export function TabRecord() {
  const { tab, recordId } = useParams()
  if (tab !== 'certificates') return null
  return recordId === 'new' ? newCertificate : certificate
}
