import { presentationTool } from 'sanity/presentation'
import { previewPaths } from '../../shared/previewPaths.ts'
import { previewUrl } from '../environment.ts'
import { locations } from './locations.ts'
import { mainDocuments } from './mainDocuments.ts'

/** The site with its drafts, beside the fields that its sentences are written in. */
export const presentation = presentationTool({
  title: 'Preview',
  previewUrl: {
    initial: previewUrl,
    // scripts/preview/server.ts checks the secret that the Studio brings.
    previewMode: { enable: previewPaths.enable },
  },
  allowOrigins: [previewUrl],
  resolve: { mainDocuments, locations },
})
