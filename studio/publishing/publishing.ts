import { RocketIcon } from '@sanity/icons/Rocket'
import { definePlugin } from 'sanity'
import { t } from '../i18n/t.ts'
import { BuildsProvider } from './BuildsProvider.tsx'
import { PublishingNotices } from './PublishingNotices.tsx'
import { PublishingTool } from './PublishingTool.tsx'
import { toolName } from './toolName.ts'

/** The plugin that shows editors the state of the website's builds. */
export const publishing = definePlugin({
  name: 'publishing',
  tools: [{ name: toolName, title: t('Website'), icon: RocketIcon, component: PublishingTool }],
  studio: { components: { layout: BuildsProvider, navbar: PublishingNotices } },
})
