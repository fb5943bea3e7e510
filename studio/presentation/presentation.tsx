import { Box, Flex } from '@sanity/ui'
import { type ComponentType, useEffect } from 'react'
import { definePlugin, type Tool } from 'sanity'
import { defineDocuments, presentationTool } from 'sanity/presentation'
import { type RouterState, useRouter } from 'sanity/router'
import { languageAndPath } from '../../shared/content/addresses.ts'
import { homePath } from '../../shared/content/paths.ts'
import { planIn, previewPaths } from '../../shared/preview.ts'
import { pagesAt } from '../addresses/pagesAt.ts'
import { previewUrl } from '../environment.ts'
import { t } from '../i18n/t.ts'
import { locations } from './locations.ts'
import { PlanNote } from './PlanNote.tsx'
import { previewToolName } from './previewPath.ts'
import { useTitleAnswers } from './useTitleAnswers.ts'

/**
 * The document behind each address of the site in any language, so that the preview opens the right form.
 * One rule for all, because the Studio looks no further than the first whose route matches.
 */
const mainDocuments = defineDocuments([
  { route: '/:path*', resolve: ({ path }) => pagesAt(languageAndPath(path).path) },
])

type ToolComponent = ComponentType<{ tool: Tool }>

/** What was open in the preview when the editor left it, for as long as the browser's tab is open. */
const storageKey = 'preview-last-open'

/**
 * Wraps Presentation. Without a page in its address it would take the one that begins a session, and
 * show, share and open that: it is given the page that was open last, or Home.
 */
function previewTool(Presentation: ToolComponent): ToolComponent {
  return function PreviewTool(props) {
    const { state, navigate } = useRouter()
    useTitleAnswers()
    const address = state._searchParams?.find(([name]) => name === 'preview')?.[1]
    const hasPage = address !== undefined
    const plan = planIn(address ?? homePath)
    const leavePlan = () =>
      navigate({ _searchParams: [['preview', (address ?? homePath).replace(/[?#].*/, '')]] })

    useEffect(() => {
      if (hasPage) sessionStorage.setItem(storageKey, JSON.stringify(state))
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
  const stored = sessionStorage.getItem(storageKey)
  return stored ? JSON.parse(stored) : { _searchParams: [['preview', homePath]] }
}

const presented = presentationTool({
  name: previewToolName,
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
      tool.name === previewToolName ? { ...tool, component: previewTool(tool.component) } : tool,
    ),
})()
