import { RocketIcon } from '@sanity/icons/Rocket'
import { definePlugin } from 'sanity'
import { say } from '../words/say.ts'
import { BuildsProvider } from './BuildsProvider.tsx'
import { PublishingNotices } from './PublishingNotices.tsx'
import { PublishingTool } from './PublishingTool.tsx'
import { toolName } from './toolName.ts'

/** The plugin that shows editors the state of the website's builds. */
export const publishing = definePlugin({
  name: 'publishing',
  tools: [{ name: toolName, title: say('Website'), icon: RocketIcon, component: PublishingTool }],
  studio: { components: { layout: BuildsProvider, navbar: PublishingNotices } },
})
