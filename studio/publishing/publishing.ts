import { RocketIcon } from '@sanity/icons/Rocket'
import { definePlugin } from 'sanity'
import { PublishingNotices } from './PublishingNotices.tsx'
import { PublishingTool } from './PublishingTool.tsx'
import { toolName } from './toolName.ts'

/** Shows editors what became of what they published. */
export const publishing = definePlugin({
  name: 'publishing',
  tools: [{ name: toolName, title: 'Website', icon: RocketIcon, component: PublishingTool }],
  studio: { components: { navbar: PublishingNotices } },
})
