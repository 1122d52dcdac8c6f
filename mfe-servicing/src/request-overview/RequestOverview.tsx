import { DetailColumns, Facts, FileList, makeStyles, Section } from '@coverdesk/design-system'
import { Outlet } from '@coverdesk/plugin-sdk'
import { RequestTabs } from '../request-detail/RequestTabs'
import { useRequest } from '../request-detail/use-request'
import { CertificateFiles } from '../request-resolution/CertificateFiles'
import { typeName } from '../words/request-labels'
import { correctedFacts } from './corrected-facts'
import { EarlierResolutions } from './EarlierResolutions'
import { HandlingFacts } from './HandlingFacts'
import { hasBanners, RequestBanners } from './RequestBanners'
import { RequestSource } from './RequestSource'
import { Resolution } from './Resolution'
import { typeFacts } from './request-facts'
import { SignedRequest } from './SignedRequest'

const useStyles = makeStyles({
  banners: {
    display: 'grid',
    gap: '8px',
    padding: '20px 20px 0',
    '@media (max-width: 639px)': { padding: '16px 16px 0' },
  },
})

/** What a client asks for, and who handles it. Dialogs open over it. */
export function RequestOverview() {
  const styles = useStyles()
  const { request } = useRequest()
  if (!request) return null
  const { type, original, certificates, documents, resolution, earlierResolutions, source } = request
  const isOtherType = original && original.type !== type
  return (
    <>
      <RequestTabs current="overview" />
      {hasBanners(request) && (
        <div className={styles.banners}>
          <RequestBanners request={request} />
        </div>
      )}
      <DetailColumns aside={<HandlingFacts request={request} />}>
        <Section title={typeName(type)}>
          <Facts facts={isOtherType ? typeFacts(request) : correctedFacts(request, typeFacts)} />
        </Section>
        {isOtherType && (
          <Section title={`Client asked for: ${typeName(original.type)}`}>
            <Facts facts={typeFacts({ ...request, ...original, __typename: 'ServiceRequest' })} />
          </Section>
        )}
        {source && <RequestSource source={source} />}
        {type === 'CANCEL_POLICY' && <SignedRequest request={request} />}
        {certificates.length > 0 && !resolution && (
          <Section title="Certificates">
            <CertificateFiles certificates={certificates} />
          </Section>
        )}
        {documents.length > 0 && (
          <Section title="Documents">
            <FileList label="Documents" files={documents.map(file => ({ ...file, id: file.url }))} />
          </Section>
        )}
        {resolution && <Resolution request={request} resolution={resolution} />}
        <EarlierResolutions resolutions={earlierResolutions} />
      </DetailColumns>
      <Outlet />
    </>
  )
}
