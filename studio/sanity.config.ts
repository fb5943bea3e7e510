import { House, Rocket, TextSearch } from 'lucide-react'
import { defineConfig } from 'sanity'
import { structureTool } from 'sanity/structure'
import { NavbarNotices } from './builds/NavbarNotices.tsx'
import { WebsiteTool, websiteTool } from './builds/WebsiteTool.tsx'
import { documentActions } from './documentActions/documentActions.ts'
import { newDocumentOptions, templates } from './documents/templates.ts'
import { enquiriesTools } from './enquiries/EnquiriesTool.tsx'
import { apiHost, dataset, projectId } from './environment.ts'
import { FindTool } from './find/FindTool.tsx'
import { sanityLocales, sanityMessages } from './i18n/sanityMessages.ts'
import { ToolsAndLanguages } from './i18n/ToolsAndLanguages.tsx'
import { t, translate } from './i18n/t.ts'
import { translateSchema } from './i18n/translateSchema.ts'
import { FormInput } from './inputs/FormInput.tsx'
import { withPictureSource } from './pictures/PictureSource.tsx'
import { planBadge } from './plans/planBadge.ts'
import { presentation } from './presentation/presentation.tsx'
import { StudioLayout } from './StudioLayout.tsx'
import { schemaTypes } from './schema/index.ts'
import { StartTool } from './start/StartTool.tsx'
import { defaultDocumentNode, structure } from './structure/structure.ts'
import { translationBadges } from './translations/translationBadges.ts'

export default defineConfig({
  title: 'Accra Pharmaceutical Services',
  projectId,
  dataset,
  ...(apiHost && { apiHost }),
  plugins: [
    ...sanityLocales,
    structureTool({ title: t('Content'), structure, defaultDocumentNode }),
    presentation,
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
  form: { components: { input: FormInput }, image: { assetSources: withPictureSource } },
  document: {
    actions: documentActions,
    badges: [planBadge, ...translationBadges],
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
