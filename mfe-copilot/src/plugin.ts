import { definePlugin } from '@coverdesk/plugin-sdk/manifest'

const workspaces = '/app/workspaces'
const presets = '/app/presets'
const styles = '/app/styles'
const knowledge = '/app/knowledge'
const forms = '/app/forms'
const lists = ['knowledgeBaseDocuments']
/** What is read of documents: it is another once one of them has changed. */
const read = ['knowledgeBasePages', 'knowledgeBasePassage', 'searchKnowledgeBase', 'askKnowledgeBase']

/** What draws answers, and texts of the knowledge base. */
const markdown = '@coverdesk/design-system/markdown'

/** The views that the list of workspaces comes with, as `workspace-list.ts` makes their addresses. */
const views = [
  { id: 'mine', title: 'mine', search: 'user=me' },
  { id: 'waiting', title: 'waiting for me', search: 'status=WAITING_FOR_INPUT&user=me' },
  { id: 'archived', title: 'archived', search: 'archived=yes' },
]

/** What can be opened in the copilot, by the pages of other areas. */
const records = [
  ['service request', '/app/servicing'],
  ['policy', '/app/policies'],
  ['account', '/app/accounts'],
] as const

/** Forms of the built-in presets: their places under the home page, and their names. */
const starts = [
  ['certificate-review', 'Certificate Review'],
  ['contract-review', 'Contract Review'],
  ['coverage-comparison', 'Coverage Comparison'],
  ['document-exploration', 'Explore a Policy'],
  ['underwriting-analysis', 'Enrich and Verify Application'],
  ['generate-template', 'Fill Forms and Certificates'],
  ['generate-quote-proposal', 'Create Quote Proposal'],
  ['generate-certificate-of-liability-insurance', 'Certificate of Liability Insurance'],
  ['generate-evidence-of-property-insurance', 'Evidence of Property Insurance'],
] as const

export default definePlugin({
  id: 'copilot',
  title: 'Copilot',
  basePaths: [workspaces, presets, styles, knowledge, forms],
  nav: [
    { section: 'Copilot', label: 'Workspaces', icon: 'workspaces', path: workspaces, order: 200, key: 'w' },
    { section: 'Copilot', label: 'Presets', icon: 'presets', path: presets, order: 210 },
    { section: 'Copilot', label: 'Styles', icon: 'styles', path: styles, order: 220 },
    { section: 'Knowledge', label: 'Knowledge Base', icon: 'knowledge', path: knowledge, order: 510, key: 'k' },
  ],
  invalidates: {
    createCaraWorkspace: ['caraWorkspaces'],
    archiveCaraWorkspaces: ['caraWorkspaces'],
    createCustomPreset: ['customPresets'],
    updateCustomPreset: ['customPresets'],
    deleteCustomPreset: ['customPresets', 'customPreset'],
    restoreCustomPreset: ['customPresets', 'customPreset'],
    createHtmlDocumentTemplate: ['htmlDocumentTemplates'],
    updateHtmlDocumentTemplate: ['htmlDocumentTemplates'],
    deleteHtmlDocumentTemplate: ['htmlDocumentTemplates', 'htmlDocumentTemplate'],
    restoreHtmlDocumentTemplate: ['htmlDocumentTemplates', 'htmlDocumentTemplate'],
    uploadKnowledgeBaseFileDocument: lists,
    createKnowledgeBaseTextDocument: lists,
    updateKnowledgeBaseDocument: [...lists, ...read],
    replaceKnowledgeBaseDocument: read,
    retryKnowledgeBaseDocument: read,
    deleteKnowledgeBaseDocument: [...lists, ...read],
    testCaraModel: ['caraUsage'],
    uploadCaraForm: ['caraForms', 'caraForm'],
    mapCaraForm: ['caraForms'],
    deleteCaraForm: ['caraForms', 'caraForm'],
    // Of policies: what their explorer can answer from.
    uploadPolicyFile: ['policyExplorerConversation'],
    deleteFile: ['policyExplorerConversation'],
  },
  lists: {
    CaraWorkspace: ['caraWorkspaces'],
    CustomPreset: ['customPresets'],
    HtmlDocumentTemplate: ['htmlDocumentTemplates'],
    KnowledgeBaseDocument: lists,
  },
  firstQueries: [
    { path: '/app/home', operation: 'HomePresets', variables: {} },
    ...(
      [
        ['preferences', './src/home/PreferencesDialog.tsx'],
        ['start/:preset', './src/home/PresetDialog.tsx'],
        ['presets/:id', './src/home/CustomPresetDialog.tsx'],
      ] as const
    ).map(([place, part]) => ({ path: `/app/home/${place}`, operation: 'HomePresets', variables: {}, part })),
    { path: workspaces, operation: 'CaraWorkspaces', variables: {} },
    ...[
      '',
      '/resolve',
      '/artifacts/:artifactId/edit',
      '/artifacts/:artifactId/send',
      '/artifacts/:artifactId/versions',
    ].map(place => ({
      path: `${workspaces}/:id${place}`,
      operation: 'CaraWorkspace',
      variables: { id: ':id' },
      part: ['./src/workspace-detail/WorkspacePage.tsx', markdown],
    })),
    { path: presets, operation: 'CustomPresets', variables: {} },
    { path: `${presets}/new`, operation: 'CustomPresets', variables: {} },
    ...['edit', 'run'].flatMap(place => [
      { path: `${presets}/:id/${place}`, operation: 'CustomPresets', variables: {} },
      { path: `${presets}/:id/${place}`, operation: 'CustomPreset', variables: { id: ':id' } },
    ]),
    ...['', '/new', '/:id'].map(place => ({
      path: `${styles}${place}`,
      operation: 'HtmlDocumentTemplates',
      variables: {},
    })),
    { path: `${styles}/:id`, operation: 'HtmlDocumentTemplate', variables: { id: ':id' } },
    ...['', '/model', '/limit'].map(place => ({
      path: `/app/settings/cara${place}`,
      operation: 'CaraSettings',
      variables: {},
      part: './src/cara-settings/CaraSettingsTab.tsx',
    })),
    {
      path: `${workspaces}/:id/forms/:artifactId`,
      operation: 'FilledForm',
      variables: { id: ':artifactId' },
      part: './src/form-review/FormReviewPage.tsx',
    },
    ...['', '/upload/:template', '/delete/:template'].map(place => ({
      path: `/app/settings/forms${place}`,
      operation: 'CaraForms',
      variables: {},
      part: './src/forms/FormsTab.tsx',
    })),
    { path: forms, operation: 'CaraForms', variables: {} },
    {
      path: `${forms}/:template`,
      operation: 'CaraForm',
      variables: { template: ':template' },
      part: ['./src/forms/MatchFormPage.tsx', './src/forms/MatchForm.tsx'],
    },
    { path: `${forms}/:template`, operation: 'CaraFormSources', variables: {} },
    {
      path: '/app/policies/:id/explore',
      operation: 'PolicyExplorer',
      variables: { policyId: ':id' },
      part: './src/explorer/PolicyExplorer.tsx',
    },
    { path: knowledge, operation: 'KnowledgeDocuments', variables: {} },
    { path: `${knowledge}/new`, operation: 'KnowledgeDocuments', variables: {} },
    { path: `${knowledge}/upload`, operation: 'KnowledgeDocuments', variables: {} },
    { path: `${knowledge}/:id`, operation: 'KnowledgeDocuments', variables: {} },
    ...['', '/delete'].map(place => ({
      path: `${knowledge}/:id${place}`,
      operation: 'KnowledgeDocument',
      variables: { id: ':id' },
      part: ['./src/knowledge-detail/DocumentInformation.tsx', markdown],
    })),
    { path: `${knowledge}/:id/delete`, operation: 'KnowledgeDocuments', variables: {} },
    { path: `${knowledge}/:id/edit`, operation: 'KnowledgeDocument', variables: { id: ':id' } },
    { path: `${knowledge}/:id/replace`, operation: 'KnowledgeDocument', variables: { id: ':id' } },
    ...['', '/copilot'].map(place => ({
      path: `${knowledge}/:id/view${place}`,
      operation: 'KnowledgeDocument',
      variables: { id: ':id' },
      part: ['./src/knowledge-view/DocumentPage.tsx', '@coverdesk/design-system/document'],
    })),
  ],
  slots: [
    { slot: 'home.start', id: 'cara', label: 'Cara', order: 100, module: './src/home/HomeStart.tsx' },
    ...(['account', 'policy'] as const).map(record => ({
      slot: `${record}.actions` as const,
      id: 'copilot',
      label: 'Open in Copilot',
      order: 50,
      module: record === 'account' ? './src/open-in-copilot/OpenAccount.tsx' : './src/open-in-copilot/OpenPolicy.tsx',
    })),
    {
      slot: 'policy.tab',
      id: 'explore',
      label: 'Explore with AI',
      order: 400,
      module: './src/explorer/PolicyExplorer.tsx',
    },
    {
      slot: 'service-request.actions',
      id: 'copilot',
      label: 'Open in Copilot',
      order: 50,
      module: './src/open-in-copilot/OpenRequest.tsx',
    },
    { slot: 'settings.tab', id: 'forms', label: 'Forms', order: 410, module: './src/forms/FormsTab.tsx' },
    {
      slot: 'settings.tab',
      id: 'cara',
      label: 'Cara',
      order: 400,
      module: './src/cara-settings/CaraSettingsTab.tsx',
    },
  ],
  commands: [
    { id: 'copilot.ask', title: 'Ask Cara', icon: 'chat', to: '/app/home' },
    ...starts.map(([id, title]) => ({
      id: `copilot.start-${id}`,
      title: `Ask Cara: ${title}`,
      icon: 'presets',
      to: `/app/home/start/${id}`,
    })),
    ...records.map(([record, path]) => ({
      id: `copilot.open-${record.replace(' ', '-')}`,
      title: `Open ${record} in Copilot`,
      icon: 'chat',
      to: `${path}/:id/actions/copilot`,
      within: `${path}/:id`,
    })),
    {
      id: 'copilot.explore-policy',
      title: 'Explore policy with AI',
      icon: 'chat',
      to: '/app/policies/:id/explore',
      within: '/app/policies/:id',
    },
    {
      id: 'copilot.open-document',
      title: 'Open document in Copilot',
      icon: 'chat',
      to: `${knowledge}/:id/view/copilot`,
      within: `${knowledge}/:id`,
    },
    { id: 'copilot.customize', title: 'Customize presets', icon: 'settings', to: '/app/home/preferences' },
    ...views.map(({ id, title, search }) => ({
      id: `copilot.${id}`,
      title: `Workspaces: ${title}`,
      icon: 'workspaces',
      to: `${workspaces}?${search}`,
    })),
    ...['details', 'artifacts', 'documents'].map(panel => ({
      id: `copilot.workspace-${panel}`,
      title: `Workspace: show ${panel}`,
      icon: 'workspaces',
      to: `${workspaces}/:id?show=${panel}`,
      within: `${workspaces}/:id`,
    })),
    { id: 'copilot.create-preset', title: 'Create preset', icon: 'add', to: `${presets}/new` },
    { id: 'copilot.create-style', title: 'Create style', icon: 'add', to: `${styles}/new` },
    { id: 'copilot.forms', title: 'Forms that Cara fills', icon: 'form', to: '/app/settings/forms' },
    { id: 'copilot.settings', title: 'Cara settings', icon: 'settings', to: '/app/settings/cara' },
    { id: 'copilot.upload', title: 'Upload documents to the knowledge base', icon: 'add', to: `${knowledge}/upload` },
    { id: 'copilot.create-text', title: 'Create knowledge base document', icon: 'add', to: `${knowledge}/new` },
    {
      id: 'copilot.open',
      title: 'Open document',
      icon: 'knowledge',
      to: `${knowledge}/:id/view`,
      within: `${knowledge}/:id`,
    },
    {
      id: 'copilot.edit',
      title: 'Edit document',
      icon: 'edit',
      keys: 'e',
      to: `${knowledge}/:id/edit`,
      within: `${knowledge}/:id`,
    },
    {
      id: 'copilot.replace',
      title: 'Upload a newer version of the document',
      icon: 'edit',
      to: `${knowledge}/:id/replace`,
      within: `${knowledge}/:id`,
    },
    {
      id: 'copilot.delete',
      title: 'Delete document',
      icon: 'edit',
      to: `${knowledge}/:id/delete`,
      within: `${knowledge}/:id`,
    },
  ],
  routes: () => import('./routes'),
})
