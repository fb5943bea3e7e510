import { House, Rocket, TextSearch } from 'lucide-react'
import { defineConfig } from 'sanity'
import { structureTool } from 'sanity/structure'
import { documentActions } from './documents/actions/documentActions.ts'
import { planBadge } from './documents/plans/planBadge.ts'
import { colleagueBadge } from './documents/publishing/colleagueBadge.ts'
import { newDocumentOptions, templates } from './documents/templates.ts'
import { FormInput } from './forms/inputs/FormInput.tsx'
import { FormItem } from './forms/inputs/FormItem.tsx'
import { withPictureSource } from './forms/pictures/PictureSource.tsx'
import { sanityLocales, sanityMessages } from './i18n/sanityMessages.ts'
import { ToolsAndLanguages } from './i18n/ToolsAndLanguages.tsx'
import { t, translate } from './i18n/t.ts'
import { translateSchema } from './i18n/translateSchema.ts'
import { StudioLayout } from './StudioLayout.tsx'
import { schemaTypes } from './schema/index.ts'
import { apiHost, dataset, hasPreview, projectId } from './settings.ts'
import { enquiriesTools } from './tools/enquiries/EnquiriesTool.tsx'
import { FindTool } from './tools/find/FindTool.tsx'
import { presentation } from './tools/preview/presentation.tsx'
import { StartTool } from './tools/start/StartTool.tsx'
import { defaultDocumentNode, structure } from './tools/structure/structure.ts'
import { NavbarNotices } from './tools/website/NavbarNotices.tsx'
import { WebsiteTool, websiteTool } from './tools/website/WebsiteTool.tsx'

export default defineConfig({
  title: 'Accra Pharmaceutical Services',
  projectId,
  dataset,
  ...(apiHost && { apiHost }),
  plugins: [
    ...sanityLocales,
    structureTool({ title: t('Content'), structure, defaultDocumentNode }),
    ...(hasPreview ? [presentation] : []),
  ],
  tools: (tools) => [
    { name: 'start', title: t('Start'), icon: House, component: StartTool },
    ...tools,
    { name: 'find', title: t('Find'), icon: TextSearch, component: FindTool },
    { name: websiteTool, title: t('Website'), icon: Rocket, component: WebsiteTool },
    ...enquiriesTools,
  ],
  studio: {
    components: {
      layout: StudioLayout,
      navbar: NavbarNotices,
      toolMenu: ToolsAndLanguages,
    },
  },
  // The bundles are at the root, because messages of tools override messages of plugins.
  i18n: { bundles: sanityMessages },
  schema: { types: translateSchema(schemaTypes, translate), templates },
  form: {
    components: { input: FormInput, item: FormItem },
    image: { assetSources: withPictureSource },
  },
  document: {
    actions: documentActions,
    badges: [colleagueBadge, planBadge],
    newDocumentOptions,
    comments: { enabled: false },
  },
  // Our plans replace scheduled drafts, because plans need no paid plan of Sanity's (decision 29).
  scheduledDrafts: { enabled: false },
  // The next four are unused; enabled, each would also send requests to Sanity.
  scheduledPublishing: { enabled: false },
  tasks: { enabled: false },
  releases: { enabled: false },
  announcements: { enabled: false },
})
