import { definePlugin } from 'sanity'
import { presentationTool } from 'sanity/presentation'
import { previewPaths } from '../../shared/previewPaths.ts'
import { previewUrl } from '../environment.ts'
import { t } from '../i18n/t.ts'
import { locations } from './locations.ts'
import { mainDocuments } from './mainDocuments.ts'
import { previewTool } from './PreviewTool.tsx'
import { toolName } from './toolName.ts'

const presented = presentationTool({
  name: toolName,
  title: t('Preview'),
  previewUrl: {
    initial: previewUrl,
    // The preview's server validates the secret that the Studio appends.
    previewMode: { enable: previewPaths.enable },
  },
  allowOrigins: [previewUrl],
  resolve: { mainDocuments, locations },
})

/** The preview: the site with its drafts beside the form; a click on a text opens its field. */
export const presentation = definePlugin({
  name: 'preview',
  plugins: [presented],
  tools: (tools) =>
    tools.map((tool) =>
      tool.name === toolName ? { ...tool, component: previewTool(tool.component) } : tool,
    ),
})()
