import { Box, Flex } from '@sanity/ui'
import { type ComponentType, useEffect } from 'react'
import { definePlugin, type Tool } from 'sanity'
import { defineDocuments, presentationTool } from 'sanity/presentation'
import { type RouterState, useRouter } from 'sanity/router'
import { z } from 'zod'
import { addressOf, languageAndPath } from '../../../shared/content/addresses/addresses.ts'
import { homePath } from '../../../shared/content/addresses/paths.ts'
import {
  languageParameter,
  previewPaths,
  readPlanParameter,
} from '../../../shared/previewProtocol.ts'
import { storageItem } from '../../../web/browser/storage.ts'
import { pagesAt } from '../../documents/addresses/pagesAt.ts'
import { studioLanguage } from '../../i18n/language.ts'
import { t } from '../../i18n/t.ts'
import { parseStored } from '../../queries/parseStored.ts'
import { previewUrl } from '../../settings.ts'
import { locations } from './locations.ts'
import { PlanNote } from './PlanNote.tsx'
import { previewToolName } from './previewPath.ts'

/**
 * Resolves an address, in any language, to its document, so that the preview opens its form. A single rule,
 * because the Studio uses only the first that matches.
 */
const mainDocuments = defineDocuments([
  { route: '/:path*', resolve: ({ path }) => pagesAt(languageAndPath(path).path) },
])

type ToolComponent = ComponentType<{ tool: Tool }>

/** The address and the document that were last open in the preview, per browser tab. */
const lastOpened = storageItem('sessionStorage', 'preview-last-open')

const openState = z.looseObject({ _searchParams: z.array(z.tuple([z.string(), z.string()])) })

/**
 * Wraps Presentation to open the last opened page, or the home page in the Studio's language. Without an address,
 * Presentation would show, share and open the address that begins a session.
 */
function previewTool(Presentation: ToolComponent): ToolComponent {
  return function PreviewTool(props) {
    const { state, navigate } = useRouter()
    const address = state._searchParams?.find(([name]) => name === 'preview')?.[1]
    const hasPage = address !== undefined
    const plan = readPlanParameter(address ?? homePath)
    const leavePlan = () =>
      navigate({ _searchParams: [['preview', (address ?? homePath).replace(/[?#].*/, '')]] })

    useEffect(() => {
      if (hasPage) lastOpened.write(JSON.stringify(state))
      else navigate(lastOpen(), { replace: true })
    }, [hasPage, state, navigate])

    if (!hasPage) return null
    return (
      <Flex direction="column" height="fill">
        {plan !== null && <PlanNote id={plan} onLeave={leavePlan} />}
        <Box flex={1} style={{ minHeight: 0 }}>
          <Presentation key={plan} {...props} />
        </Box>
      </Flex>
    )
  }
}

function lastOpen(): RouterState {
  const home = addressOf(homePath, studioLanguage)
  return parseStored(openState, lastOpened.read()) ?? { _searchParams: [['preview', home]] }
}

const presented = presentationTool({
  name: previewToolName,
  title: t('Preview'),
  previewUrl: {
    initial: previewUrl,
    // The preview server validates the secret that the Studio appends.
    previewMode: {
      enable: `${previewPaths.enable}?${languageParameter}=${studioLanguage}`,
      // Its links show all drafts and have no end: `sharePreview` makes others.
      shareAccess: false,
    },
  },
  allowOrigins: [previewUrl],
  resolve: { mainDocuments, locations },
})

/** The preview: the site with drafts beside the form. A click on a text opens its field. */
export const presentation = definePlugin({
  name: 'preview',
  plugins: [presented],
  tools: (tools) =>
    tools.map((tool) =>
      tool.name === previewToolName ? { ...tool, component: previewTool(tool.component) } : tool,
    ),
})()
