import { Stack } from '@sanity/ui'
import { t } from '../../i18n/t.ts'
import { hasPreview } from '../../settings.ts'
import { Callout } from '../../ui/Callout.tsx'
import { StudioLink } from '../../ui/StudioLink.tsx'
import { ToolPage } from '../../ui/ToolPage.tsx'
import { ToolSection } from '../../ui/ToolSection.tsx'
import { previewToolName } from '../preview/previewPath.ts'
import { BeforeLaunch } from './BeforeLaunch.tsx'
import { Drafts } from './Drafts.tsx'
import { Guide } from './Guide.tsx'
import { Plans } from './Plans.tsx'
import { RecentlyDeleted } from './RecentlyDeleted.tsx'
import { Reviews } from './Reviews.tsx'
import { ToDo } from './ToDo.tsx'

/** The first tool of the Studio: the current state, and an introduction. */
export function StartTool() {
  return (
    <ToolPage title={t('Start')}>
      <ToDo />
      <BeforeLaunch />
      <Reviews />
      <Drafts />
      <Plans />
      <RecentlyDeleted />
      <FirstSteps />
      <Guide />
    </ToolPage>
  )
}

const steps = [
  {
    title: t('Change a sentence'),
    text: t('Open the preview, click the words, type, press Publish.'),
    to: previewToolName,
  },
  {
    title: t('Add a service page'),
    text: t('Choose the group in which it is listed, press the plus sign.'),
    to: 'structure/services',
  },
  {
    title: t('Translate'),
    text: t('See which texts are not translated yet.'),
    to: 'structure/missing-translations',
  },
]

function FirstSteps() {
  return (
    <ToolSection title={t('First steps')}>
      <Stack gap={2}>
        {steps
          .filter(({ to }) => hasPreview || to !== previewToolName)
          .map(({ title, text, to }) => (
            <Callout key={title}>
              <StudioLink to={to}>{title}</StudioLink>
              {'. '}
              {text}
            </Callout>
          ))}
      </Stack>
    </ToolSection>
  )
}
